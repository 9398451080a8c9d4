//! Fills the templates that `html!` compiles to.
mod convert;
mod template;

pub use crate::classes;
pub use ::markup::html;
pub use convert::IntoHtml;

use convert::IntoClass;
use std::rc::Rc;
use template::{Element, Part, template};
use yew::{
    html::IntoPropValue,
    prelude::*,
    virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, VList, VNode, VTag, VText},
};

/// Classes of an element, each a text or nothing.
#[macro_export]
macro_rules! classes {
    ($($class:expr),* $(,)?) => {{
        let mut all = String::new();
        $($crate::ui::markup::add_class(&mut all, $class);)*
        ::yew::AttrValue::from(all)
    }};
}

/// Adds a class to others.
pub fn add_class(all: &mut String, class: impl IntoClass) {
    if let Some(class) = class.into_class().filter(|class| !class.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(&class);
    }
}

/// A value that comes into a template.
enum Value {
    Node(VNode),
    Attribute(Option<AttrValue>),
    Checked(bool),
    Key(Key),
    Reference(NodeRef),
    Listener(Option<Rc<dyn Listener>>),
}

/// The values of a template, in the order in which it names them.
#[derive(Default)]
pub struct Values(Vec<Value>);

impl Values {
    /// What stands between elements.
    pub fn node(&mut self, node: impl IntoHtml) {
        self.push(Value::Node(node.into_html()));
    }
    /// Several of them.
    pub fn each<T: IntoHtml>(&mut self, nodes: impl IntoIterator<Item = T>) {
        let mut list = Vec::new();
        for node in nodes {
            list.push(node.into_html());
        }
        self.push(Value::Node(VList::with_children(list, None).into()));
    }
    /// The value of an attribute.
    pub fn attribute<V: IntoPropValue<Option<AttrValue>>>(&mut self, value: V) {
        self.push(Value::Attribute(value.into_prop_value()));
    }
    /// The classes of an element.
    pub fn class(&mut self, class: impl IntoClass) {
        self.push(Value::Attribute(class.into_class().filter(|class| !class.is_empty())));
    }
    /// An attribute that is there or not.
    pub fn flag(&mut self, name: &'static str, on: bool) {
        self.push(Value::Attribute(on.then_some(AttrValue::Static(name))));
    }
    /// Whether a box is ticked.
    pub fn checked(&mut self, on: bool) {
        self.push(Value::Checked(on));
    }
    /// What an element is known by among its neighbours.
    pub fn key(&mut self, key: impl Into<Key>) {
        self.push(Value::Key(key.into()));
    }
    /// Where to find the element later.
    pub fn reference(&mut self, reference: impl IntoPropValue<NodeRef>) {
        self.push(Value::Reference(reference.into_prop_value()));
    }
    /// What hears an event.
    pub fn listener(&mut self, listener: Option<Rc<dyn Listener>>) {
        self.push(Value::Listener(listener));
    }

    #[inline(never)]
    fn push(&mut self, value: Value) {
        self.0.push(value);
    }

    /// The markup of the template with these values.
    #[inline(never)]
    pub fn fill(self, text: &'static str) -> Html {
        let mut values = self.0.into_iter();
        let mut nodes = children(template(text), &mut values);
        if nodes.len() == 1
            && let Some(node) = nodes.pop()
        {
            node
        } else {
            VList::with_children(nodes, None).into()
        }
    }
}

fn children(parts: &'static [Part], values: &mut std::vec::IntoIter<Value>) -> Vec<VNode> {
    let mut nodes = Vec::with_capacity(parts.len());
    for part in parts {
        nodes.push(match part {
            Part::Text(text) => VText::new(AttrValue::Static(text)).into(),
            Part::Value => match values.next() {
                Some(Value::Node(node)) => node,
                _ => VNode::default(),
            },
            Part::Element(element) => tag(element, values).into(),
        });
    }
    nodes
}

fn tag(element: &'static Element, values: &mut std::vec::IntoIter<Value>) -> VTag {
    let mut tag = VTag::new(element.name);
    let mut listeners = Vec::new();
    let mut attributes = Vec::with_capacity(element.keys.len());
    for (key, fixed) in &element.attributes {
        let value = match fixed {
            Some(text) => Value::Attribute(Some(AttrValue::Static(text))),
            None => match values.next() {
                Some(value) => value,
                None => continue,
            },
        };
        match value {
            Value::Attribute(value) if *key == "value" && matches!(element.name, "input" | "textarea") => {
                tag.set_value(value);
                attributes.push(None);
            }
            Value::Attribute(value) => attributes.push(value.map(AttributeOrProperty::Attribute)),
            Value::Checked(on) => {
                tag.set_checked(on);
                attributes.push(None);
            }
            Value::Key(key) => tag.key = Some(key),
            Value::Reference(reference) => tag.node_ref = reference,
            Value::Listener(listener) => listeners.push(listener),
            Value::Node(_) => {}
        }
    }
    if !attributes.is_empty() {
        tag.attributes = Attributes::Dynamic { keys: element.keys, values: attributes.into() };
    }
    if !listeners.is_empty() {
        tag.set_listeners(listeners.into());
    }
    if !element.children.is_empty() {
        tag.add_children(children(&element.children, values));
    }
    tag
}
