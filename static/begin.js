// When the program begins. The start page of somebody new needs nothing of it until a hand reaches for something: so
// long it is not even asked for, and a phone has the whole page after some forty kilobytes. Every other page wants it at
// once. index.html contains this, as a classic script.
//
//   nimscopeBegin.rest()      the page may do without the program, if it is such a start page.
//   nimscopeBegin.when(call)  calls back when the program is wanted: at once, unless the page rests.
//   nimscopeBegin.begin()     ends the rest.
//   nimscopeBegin.frame()     a promise for the first frame, which says what comes. The program, which draws over it, and
//                             what would hold it back wait so long, but not for a frame that a hidden page never draws.
var nimscopeBegin = (function () {
  "use strict";
  var HANDS = ["pointerdown", "touchstart", "keydown", "focusin", "input", "submit"];
  /** Milliseconds after which no frame is waited for, as in a frame that is out of sight. */
  var LONGEST = 300;
  var CONTROLS = "a, button, label, input";
  var waiting = null;

  // Whoever has played finds their last games there, which the program draws.
  function played() {
    try {
      return localStorage.getItem("nimscope.recent");
    } catch (_) {
      return null;
    }
  }

  function over(event) {
    if (event.target.closest && event.target.closest(CONTROLS)) begin();
  }

  function rest() {
    // A frame without an origin is trouble that only the program's files tell.
    if (!/^#?\/?$/.test(location.hash) || played() || self.origin === "null" || nimscopeStart.trouble()) return;
    waiting = [];
    HANDS.forEach(function (kind) { addEventListener(kind, begin, true); });
    addEventListener("pointerover", over, true);
    addEventListener("hashchange", begin);
  }

  function when(call) {
    if (waiting) waiting.push(call);
    else call();
  }

  // As long as the page that was prepared is shown, the program does not hear the keys of the search and of the help.
  function pressed(event) {
    if (!document.getElementById("prepared")) return;
    var wanted = { "/": "#search", "?": "#help [aria-keyshortcuts='?']" }[event.key];
    var typed = event.target.closest && event.target.closest("input, select, textarea");
    var place = wanted && document.querySelector(wanted);
    if (!place || event.ctrlKey || typed) return;
    event.preventDefault();
    place.focus();
    if (event.key === "?") place.click();
  }

  function begin() {
    var calls = waiting || [];
    waiting = null;
    HANDS.forEach(function (kind) { removeEventListener(kind, begin, true); });
    removeEventListener("pointerover", over, true);
    removeEventListener("hashchange", begin);
    calls.forEach(function (call) { call(); });
  }

  addEventListener("keydown", pressed, true);

  var first = null;
  function frame() {
    first = first || new Promise(function (done) {
      function wait() {
        if (document.hidden) return done();
        setTimeout(done, LONGEST);
        // Browsers note what they have painted once it is seen.
        var types = PerformanceObserver.supportedEntryTypes || [];
        var type = ["largest-contentful-paint", "paint"].filter(function (one) { return types.includes(one); })[0];
        if (!type) return requestAnimationFrame(function () { setTimeout(done); });
        new PerformanceObserver(done).observe({ type: type, buffered: true });
      }
      // What comes is said at the end of the page.
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", wait);
      else wait();
    });
    return first;
  }

  return { rest: rest, when: when, begin: begin, frame: frame };
})();
