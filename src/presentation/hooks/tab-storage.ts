/**
 * Texts in `sessionStorage`, which last as long as the browser tab. Where storage is blocked or full, nothing is stored and every
 * text is empty: after a reload the page begins as it does in a new tab.
 */
export const tabStorage = {
  /** Empty if there is no such text. */
  read(key: string): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },

  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // The page works without it.
    }
  },
};
