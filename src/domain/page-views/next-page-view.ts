import type { Consent } from './consent';
import { PAGE_VIEW_EVENT, type PageView } from './page-views.port';

/** The longest path that is reported; a longer one is not a page of this product. */
const LONGEST = 200;

/**
 * The page view to report when a path is opened, or null: one for each change of the path (specification §1), and only with
 * consent (security.md §7). The part after `?` or `#` is not included.
 */
export function nextPageView(path: string, before: string | null, consent: Consent): PageView | null {
  const pagePath = path.replace(/[?#].*$/s, '');
  const isNew = pagePath !== before;
  const isPage = pagePath.startsWith('/') && pagePath.length <= LONGEST;
  return isNew && isPage && consent === 'granted' ? { name: PAGE_VIEW_EVENT, pagePath } : null;
}
