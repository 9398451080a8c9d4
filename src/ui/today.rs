//! Today, by the calendar of this device.
use crate::core::Day;

pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Today, with its year, month and day (counted from 1); none if the device's clock is far from the truth.
pub fn today() -> Option<(Day, [u32; 3])> {
    // A natively drawn page is the same on every day.
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    let now = js_sys::Date::new_0();
    let date = [now.get_full_year(), now.get_month() + 1, now.get_date()];
    Some((Day::of(date[0], date[1], date[2])?, date))
}
