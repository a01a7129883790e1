// Before the first paint, and before any bundle: the stored theme and language are on the document already. A browser without what
// every bundle and style needs is led to a page that says so. In the syntax of 2009: any browser reads it to its end.
(function () {
  var page = document.documentElement;
  var language;
  try {
    language = /^(?:vi|en)\b/.exec(localStorage.getItem('i18nextLng'));
    if (localStorage.getItem('theme') === 'dark') page.setAttribute('data-theme', 'dark');
    if (language) page.lang = language[0];
  } catch (blocked) {
    // Storage is blocked: the page keeps its defaults.
  }
  if ([].toSpliced && CSS.supports('selector(:has(a))') && CSS.supports('color', 'color-mix(in srgb, red, red)'))
    return;
  // Without a server the page for that stands under this address, with this script.
  if (location.pathname !== '/old-browser.html') location.replace('/old-browser.html');
})();
