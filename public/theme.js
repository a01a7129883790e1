// Sets the stored theme and language on the document before the first paint and before any bundle. Sends a browser that lacks what
// every bundle and style needs to a page that says so. Written in the syntax of 2009, so that every browser can parse it.
(function () {
  var page = document.documentElement;
  var language;
  try {
    language = /^(?:vi|en)\b/.exec(localStorage.getItem('i18nextLng'));
    if (localStorage.getItem('theme') === 'dark') page.setAttribute('data-theme', 'dark');
    if (language) page.lang = language[0];
  } catch (blocked) {
    // Storage is blocked, so the defaults apply.
  }
  if ([].toSpliced && CSS.supports('selector(:has(a))') && CSS.supports('color', 'color-mix(in srgb, red, red)'))
    return;
  // The offline page is shown at this address, with this script, when the server cannot be reached.
  if (location.pathname !== '/old-browser.html') location.replace('/old-browser.html');
})();
