import { flushSync } from 'react-dom';
import { isCalm } from '../../hooks/use-media';

/** Changes the page in a view transition that moves the cover, if the browser supports it and motion is wanted. */
export function changeWithCover(change: () => void): void {
  if (isCalm() || !('startViewTransition' in document)) change();
  else carry(() => flushSync(change));
}

/** If the browser aborts a transition, for example on a hidden page, the change has been made all the same. */
function carry(change: () => void): void {
  const { ready, finished } = document.startViewTransition(change);
  for (const part of [ready, finished]) part.catch(() => undefined);
}
