/** Never a return path: the sign-in pages themselves. */
const AUTH_PATH = /^\/(?:login|register|forgot-password|reset-password)(?:[/?#]|$)/;
const HOME = '/';
/** Exactly one leading slash, and no backslash, which browsers read as a slash; no control characters, which browsers drop. */
const OWN_PATH = /^\/(?!\/)[^\p{Cc}\\]*$/u;

/** The path to open after signing in: the requested path if it belongs to this origin (security.md §7), else home. */
export const returnPath = (wished: string | null): string =>
  wished !== null && OWN_PATH.test(wished) && !AUTH_PATH.test(wished) ? wished : HOME;

/** The address of the sign-in or registration page, with a path to return to. */
export function authPath(page: '/login' | '/register', from: string): string {
  const back = returnPath(from);
  return back === HOME ? page : `${page}?next=${encodeURIComponent(back)}`;
}

/** Whether the path to return to belongs to the admin pages. */
export const leadsToAdmin = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
