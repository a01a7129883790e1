import type { NoticesViewModel } from '../view-models/notices.view-model';
import { copyText } from './copy-text';

/** Passes an address on: with the system's own sheet where there is one, else by the clipboard. `path` begins with `/`. */
export async function shareLink(title: string, path: string, notices: NoticesViewModel): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if (await shareBySystem(title, url)) return;
  const isCopied = await copyText(url);
  notices.show({ type: isCopied ? 'success' : 'error', message: { kind: isCopied ? 'link-copied' : 'copy-failed' } });
}

/** False where there is no such sheet. Closing it without sharing is an answer too. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
