import type { WebKitRequest } from './network-request';
import type { WebKitResponse } from './network-response';
import type { Verdict } from './route';
import type { Told } from './watch-page';

/** The owner of a proxy: decides on its requests and receives its events. */
export interface ProxyOwner {
  readonly language: string;
  /** The window that asks for a document. */
  tabOf(documentUrl: string, referer: string | undefined): number;
  /** The script that a window runs before the scripts of each of its documents. */
  initScript(tab: number): string;
  hear(tab: number, told: Told): void;
  verdict(request: WebKitRequest): Promise<Verdict>;
  seeRequest(request: WebKitRequest): void;
  seeResponse(response: WebKitResponse): void;
  /** No answer arrived; the reason is in Chromium's words. */
  seeFailure(request: WebKitRequest, reason: string): void;
}
