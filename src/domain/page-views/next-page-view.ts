import type { Consent } from './consent';
import { PAGE_VIEW_EVENT, type PageView } from './page-views.port';

/** The longest path that is told; a longer one is no page of ours. */
const LONGEST = 200;

/**
 * The view to tell when a path is opened, or null: one for each change of the path (specification §1), and only with consent
 * (security.md §7). What stands behind `?` or `#` is no part of it.
 */
export function nextPageView(path: string, before: string | null, consent: Consent): PageView | null {
  const pagePath = path.replace(/[?#].*$/s, '');
  const isNew = pagePath !== before;
  const isPage = pagePath.startsWith('/') && pagePath.length <= LONGEST;
  return isNew && isPage && consent === 'granted' ? { name: PAGE_VIEW_EVENT, pagePath } : null;
}
