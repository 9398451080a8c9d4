//! The page’s side of the conversation: asking, cancelling, and one idle worker, kept for the next question for as long
//! as the last task that it did is not dropped.
use super::{
    Answer, Question,
    solve::answer_all,
    wire::{packed, unpacked},
};
use crate::games::ready;
use gloo::timers::callback::Timeout;
use js_sys::{Uint8Array, Uint16Array};
use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{Blob, BlobPropertyBag, Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

/// Milliseconds after which a worker that says nothing counts as one that does not start.
const PATIENCE: u32 = 20_000;
/// What the page itself may examine where there are no workers.
const PAGE_BUDGET: u64 = 200_000;

#[wasm_bindgen]
extern "C" {
    /// The address of the script around this module.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static SCRIPT: String;
}

thread_local! {
    static IDLE: RefCell<Option<Rc<Runner>>> = const { RefCell::new(None) };
    /// Whether a worker failed to start: then no more are tried.
    static NONE_START: Cell<bool> = const { Cell::new(false) };
    static LOADER: RefCell<Option<String>> = const { RefCell::new(None) };
    static TASKS: Cell<u64> = const { Cell::new(0) };
}

/// A question under way. Dropping it cancels it: `on` is not called any more.
pub struct Task {
    id: u64,
    runner: Option<Rc<Runner>>,
    /// The timer of an answer that the page gives by itself.
    _page: Option<Timeout>,
    /// Whoever answers holds only a weak reference to this: it is called no more once the task is dropped.
    _on: Rc<dyn Fn(Answer)>,
}

impl Task {
    /// Asks `question`; `on` is called with progress and then with the answer, never before this returns.
    pub fn ask(question: Question, on: impl Fn(Answer) + 'static) -> Self {
        let id = TASKS.get();
        TASKS.set(id + 1);
        let on: Rc<dyn Fn(Answer)> = Rc::new(on);
        let job = Job { id, question, on: Rc::downgrade(&on) };
        match IDLE.take().or_else(Runner::start) {
            Some(runner) => {
                runner.ask(job);
                Self { id, runner: Some(runner), _page: None, _on: on }
            }
            None => Self { id, runner: None, _page: Some(job.in_page()), _on: on },
        }
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        let Some(runner) = &self.runner else { return };
        let under_way = runner.take_job(|job| job.id == self.id).is_some();
        // The worker is idle, and this was its last task.
        let idle = |idle: &mut Rc<Runner>| Rc::ptr_eq(idle, runner) && idle.served.get() == self.id;
        if under_way || IDLE.with_borrow_mut(|worker| worker.take_if(idle)).is_some() {
            runner.worker.terminate();
        }
    }
}

struct Job {
    id: u64,
    question: Question,
    on: Weak<dyn Fn(Answer)>,
}

impl Job {
    fn tell(&self, answer: Answer) {
        if let Some(on) = self.on.upgrade() {
            on(answer);
        }
    }
    /// Answers in the page, once it has had time to draw.
    fn in_page(self) -> Timeout {
        Timeout::new(20, move || self.alone())
    }
    /// Answers without a worker, within what the page may spend. Long sequences, quotients and maps are not computed
    /// here.
    fn alone(mut self) {
        if matches!(self.question, Question::Sequence { .. } | Question::Losing { .. } | Question::Map { .. })
        {
            return self.tell(Answer::Stopped { examined: 0, limit: None });
        }
        self.question = self.question.at_most(PAGE_BUDGET);
        wasm_bindgen_futures::spawn_local(async move {
            // The rules may arrive late, when the task has been dropped.
            let here = match self.question.notation() {
                Some(notation) => ready(notation).await,
                None => Ok(()),
            };
            if here.is_ok() && self.on.strong_count() == 0 {
                return;
            }
            let mut tell = |answer| {
                if !matches!(answer, Answer::Progress { .. }) {
                    self.tell(answer);
                }
            };
            if answer_all(&self.question, &mut tell).await.is_err() {
                self.tell(Answer::Stopped { examined: 0, limit: None });
            }
        });
    }
}

/// A worker and the question it is at.
struct Runner {
    worker: Worker,
    ready: Cell<bool>,
    job: RefCell<Option<Job>>,
    examined: Cell<u64>,
    /// The number of the last task that it was given.
    served: Cell<u64>,
    late: RefCell<Option<Timeout>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Runner {
    /// A new worker, or none where workers do not start.
    fn start() -> Option<Rc<Self>> {
        if NONE_START.get() {
            return None;
        }
        let Ok(worker) = worker() else {
            NONE_START.set(true);
            return None;
        };
        let runner = Rc::new_cyclic(|this: &Weak<Self>| {
            let runner = this.clone();
            let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some(runner) = runner.upgrade() {
                    runner.hear(event.data());
                }
            });
            let runner = this.clone();
            let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
                event.prevent_default();
                if let Some(runner) = runner.upgrade() {
                    runner.fail();
                }
            });
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            Self {
                worker,
                ready: Cell::new(false),
                job: RefCell::new(None),
                examined: Cell::new(0),
                served: Cell::new(0),
                late: RefCell::new(None),
                _on_message: on_message,
                _on_error: on_error,
            }
        });
        let this = Rc::downgrade(&runner);
        let silent = Timeout::new(PATIENCE, move || {
            if let Some(runner) = this.upgrade().filter(|runner| !runner.ready.get()) {
                runner.fail();
            }
        });
        runner.late.replace(Some(silent));
        Some(runner)
    }

    fn ask(&self, job: Job) {
        let question = packed(&job.question);
        self.examined.set(0);
        self.served.set(job.id);
        self.job.replace(Some(job));
        // A worker that is not ready yet is sent its question when it says that it is.
        if self.ready.get() {
            let _ = self.worker.post_message(&Uint8Array::from(question.as_slice()));
        }
    }

    fn take_job(&self, is: impl Fn(&Job) -> bool) -> Option<Job> {
        self.job.borrow_mut().take_if(|job| is(job))
    }

    fn hear(self: Rc<Self>, message: JsValue) {
        if !self.ready.replace(true) {
            self.late.take();
            if let Some(job) = self.take_job(|_| true) {
                self.ask(job);
            }
            return;
        }
        let answer = match message.dyn_ref::<Uint16Array>() {
            Some(values) => Some(Answer::Values(values.to_vec())),
            None => unpacked::<Answer>(&Uint8Array::new(&message).to_vec()),
        };
        let Some(answer) = answer else { return };
        match answer {
            Answer::Progress { examined } => self.examined.set(examined),
            // The next question tries another worker.
            Answer::Missing => return self.hand_over(),
            _ => {}
        }
        if answer.is_interim() {
            let on = self.job.borrow().as_ref().and_then(|job| job.on.upgrade());
            if let Some(on) = on {
                on(answer);
            }
        } else if let Some(job) = self.take_job(|_| true) {
            let spare = IDLE.replace(Some(self));
            if let Some(spare) = spare {
                spare.worker.terminate();
            }
            job.tell(answer);
        }
    }

    /// The worker did not start, or broke off.
    fn fail(self: Rc<Self>) {
        self.worker.terminate();
        IDLE.with_borrow_mut(|idle| idle.take_if(|idle| Rc::ptr_eq(idle, &self)));
        if self.ready.get() {
            if let Some(job) = self.take_job(|_| true) {
                job.tell(Answer::Stopped { examined: self.examined.get(), limit: None });
            }
        } else {
            NONE_START.set(true);
            self.hand_over();
        }
    }

    /// Lets the page answer in the place of this worker. The job stays here until then, so that dropping its task still
    /// cancels it.
    fn hand_over(self: Rc<Self>) {
        self.worker.terminate();
        let runner = self.clone();
        let later = Timeout::new(0, move || {
            if let Some(job) = runner.take_job(|_| true) {
                job.alone();
            }
        });
        self.late.replace(Some(later));
    }
}

/// A worker that loads the script of this page and is given the compiled main module, so that both are always of one
/// version. Parts come from the browser's cache.
fn worker() -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&loader()?, &options)?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

/// The address of the first script of a worker, made once.
fn loader() -> Result<String, JsValue> {
    if let Some(url) = LOADER.with_borrow(Clone::clone) {
        return Ok(url);
    }
    let script = js_sys::JSON::stringify(&SCRIPT.with(Clone::clone).into())?;
    let text = format!(
        "import init from {script};self.nimscopeRole='worker';\
         onmessage=e=>{{onmessage=null;init({{module_or_path:e.data}}).catch(e=>setTimeout(()=>{{throw e}}))}}"
    );
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    LOADER.set(Some(url.clone()));
    Ok(url)
}
