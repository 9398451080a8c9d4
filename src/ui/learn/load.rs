//! The files of the course, which are fetched when a page first needs them, and then kept.
use crate::learn::{Course, Texts};
use crate::part::FetchError;
use crate::ui::fetch::json;
use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

thread_local! {
    static COURSE: RefCell<Option<Rc<Course>>> = const { RefCell::new(None) };
    static TEXTS: RefCell<BTreeMap<usize, Rc<Texts>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The list of all chapters.
///
/// # Errors
/// If it could not be fetched this time.
pub async fn course() -> Result<Rc<Course>, FetchError> {
    if let Some(course) = COURSE.with_borrow(Clone::clone) {
        return Ok(course);
    }
    let course: Rc<Course> = Rc::new(json("course.json").await.map_err(|_| FetchError)?);
    COURSE.set(Some(course.clone()));
    Ok(course)
}

/// The lessons and exercises of a chapter, counted from 1.
///
/// # Errors
/// If they could not be fetched this time.
pub async fn texts(chapter: usize) -> Result<Rc<Texts>, FetchError> {
    if let Some(texts) = TEXTS.with_borrow(|all| all.get(&chapter).cloned()) {
        return Ok(texts);
    }
    let texts: Rc<Texts> = Rc::new(json(&format!("course-{chapter}.json")).await.map_err(|_| FetchError)?);
    TEXTS.with_borrow_mut(|all| all.insert(chapter, texts.clone()));
    Ok(texts)
}
