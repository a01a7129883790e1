// Before the first paint, and before any bundle: the stored theme and language are on the document already.
try {
  const page = document.documentElement;
  const [language] = /^(?:vi|en)\b/.exec(localStorage.getItem('i18nextLng') ?? '') ?? [];
  if (localStorage.getItem('theme') === 'dark') page.dataset.theme = 'dark';
  if (language) page.lang = language;
} catch {
  // Storage is blocked: the page keeps its defaults.
}
