//! What can stand between elements, and what can be a class.
use yew::{
    prelude::*,
    virtual_dom::{VList, VNode, VText},
};

/// What can stand between elements.
pub trait IntoHtml {
    fn into_html(self) -> Html;
}

impl IntoHtml for VNode {
    fn into_html(self) -> Html {
        self
    }
}

impl IntoHtml for AttrValue {
    #[inline(never)]
    fn into_html(self) -> Html {
        VText::new(self).into()
    }
}

impl<T: IntoHtml> IntoHtml for Option<T> {
    fn into_html(self) -> Html {
        self.map(T::into_html).unwrap_or_default()
    }
}

impl<T: IntoHtml> IntoHtml for Vec<T> {
    fn into_html(self) -> Html {
        let mut list = Vec::with_capacity(self.len());
        for item in self {
            list.push(item.into_html());
        }
        VList::with_children(list, None).into()
    }
}

macro_rules! texts {
    ($($type:ty: $value:ident => $text:expr;)*) => { $(
        impl IntoHtml for $type {
            fn into_html(self) -> Html {
                let $value = self;
                AttrValue::from($text).into_html()
            }
        }
    )* };
}

texts! {
    &str: text => text.to_owned();
    String: text => text;
    &String: text => text.clone();
    &&'static str: text => *text;
    &AttrValue: text => text.clone();
    char: c => c.to_string();
    u8: n => n.to_string();
    u32: n => n.to_string();
    u64: n => n.to_string();
    usize: n => n.to_string();
}

/// What can be the classes of an element.
pub trait IntoClass {
    fn into_class(self) -> Option<AttrValue>;
}

impl IntoClass for &'static str {
    fn into_class(self) -> Option<AttrValue> {
        Some(AttrValue::Static(self))
    }
}

impl IntoClass for String {
    fn into_class(self) -> Option<AttrValue> {
        Some(self.into())
    }
}

impl IntoClass for AttrValue {
    fn into_class(self) -> Option<AttrValue> {
        Some(self)
    }
}

impl IntoClass for Option<&'static str> {
    fn into_class(self) -> Option<AttrValue> {
        self.map(AttrValue::Static)
    }
}
