import { flushSync } from 'react-dom';
import { isCalm } from '../lyrics/glide';

/** Makes a change of the page in which the cover stays the same thing, where the browser can show that and motion is wanted. */
export function changeWithCover(change: () => void): void {
  if (isCalm() || !('startViewTransition' in document)) change();
  else carry(() => flushSync(change));
}

/** A transition that the browser breaks off, such as for a page that is hidden, has made its change all the same. */
function carry(change: () => void): void {
  const { ready, finished } = document.startViewTransition(change);
  for (const part of [ready, finished]) part.catch(() => undefined);
}
