import { pageViewRoutes } from '../../../../../contract/page-view-routes';
import type { PageView, PageViews } from '../../../../domain/page-views/page-views.port';

/** Sends a small JSON body and ignores the answer. */
export type SendQuietly = (path: string, body: unknown) => void;

/**
 * Page views to our own server. They do not use the transport of all other calls, which identifies the caller: a page view
 * carries neither token nor device (security.md §7).
 */
export class SongPageViews implements PageViews {
  constructor(private readonly send: SendQuietly = sendNameless) {}

  report({ name, pagePath }: PageView): void {
    this.send(pageViewRoutes.recordPageView.path, { name, page_path: pagePath });
  }

  /** Each view is sent by itself: there is nothing to stop. */
  stop(): void {
    return undefined;
  }
}

/** The request is sent even while the page is closing. */
function sendNameless(path: string, body: unknown): void {
  const headers = { 'Content-Type': 'application/json' };
  const sent = fetch(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  sent.catch(() => undefined);
}
