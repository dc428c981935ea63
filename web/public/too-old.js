// A browser that is too old is led to the calls (BROWSER-6).
(function () {
  var it = window.HTMLScriptElement;
  if (!it || !it.supports || !it.supports('importmap') || !CSS.supports('color', 'oklch(0 0 0)'))
    location.replace('/too-old');
})();
