import type { NoticesViewModel } from '../view-models/notices.view-model';
import { copyText } from './copy-text';

/** Shares an address: with the system's share sheet if there is one, otherwise through the clipboard. `path` begins with `/`. */
export async function shareLink(title: string, path: string, notices: NoticesViewModel): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if (await shareBySystem(title, url)) return;
  const isCopied = await copyText(url);
  notices.show({ type: isCopied ? 'success' : 'error', message: { kind: isCopied ? 'link-copied' : 'copy-failed' } });
}

/** False where there is no such sheet. Closing the sheet without sharing returns true. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
