/** Where nobody is led back to: the pages of the door itself. */
const AUTH_PATH = /^\/(?:login|register|forgot-password|reset-password)(?:[/?#]|$)/;
const HOME = '/';
/** One slash and no second, also not the backslash that browsers read as one; no control character, which they leave out. */
const OWN_PATH = /^\/(?![/\\])[^\p{Cc}\\]*$/u;

/** Where a listener is led after signing in: the wished path if it is one of this origin (security.md §7), else home. */
export const returnPath = (wished: string | null): string =>
  wished !== null && OWN_PATH.test(wished) && !AUTH_PATH.test(wished) ? wished : HOME;

/** The address of the sign-in page, or of another page of the door, that leads back to a path. */
export function authPath(door: '/login' | '/register', from: string): string {
  const back = returnPath(from);
  return back === HOME ? door : `${door}?next=${encodeURIComponent(back)}`;
}

/** Whether the door is asked for by the admin's part of the product. */
export const leadsToAdmin = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
