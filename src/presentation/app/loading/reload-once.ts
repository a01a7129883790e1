const KEY = 'reloadedVersion';

/** The build this page came from; the template writes it. */
const versionOfPage = (): string => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '';

/** Reloads the page, once per version and tab, so that a new release cannot cause a reload loop. */
export function reloadOnce(reload = () => window.location.reload()): void {
  try {
    if (sessionStorage.getItem(KEY) === versionOfPage()) return;
    sessionStorage.setItem(KEY, versionOfPage());
  } catch {
    // Without storage the first reload cannot be distinguished from the tenth.
    return;
  }
  reload();
}
