const KEY = 'reloadedVersion';

/** The build this page came from; the template writes it. */
const versionOfPage = (): string => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '';

/** Reloads the page, once per version and tab, so that a new release never turns into a loop. True when it reloads. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === versionOfPage()) return false;
    sessionStorage.setItem(KEY, versionOfPage());
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
