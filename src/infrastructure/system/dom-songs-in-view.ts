import { debounceTime, filter, fromEvent, map, merge, Observable, startWith } from 'rxjs';
import type { SongsInView } from '../../application/ports/songs-in-view.port';
import { idOfPagePath } from '../../domain/shared/id-of-page-path';
import type { Milliseconds } from '../../domain/shared/units';

/** After this long without a movement, the listener is assumed to look at the page. */
const REST: Milliseconds = 1_000;
/** The element that represents a song, with its id: the link to its page. */
const SONG_LINK = 'main a[href^="/song/"]';

const mutations = (root: Node): Observable<unknown> =>
  new Observable((changes) => {
    const observer = new MutationObserver((records) => changes.next(records));
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  });

const idOf = (link: Element): string => idOfPagePath(link.getAttribute('href') ?? '');

function isInSight(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Reads the songs in sight from the page. */
export class DomSongsInView implements SongsInView {
  readonly rests = merge(
    mutations(document.body),
    fromEvent(document, 'scroll', { capture: true, passive: true }),
    fromEvent(document, 'visibilitychange'),
  ).pipe(
    startWith(null),
    debounceTime(REST),
    filter(() => document.visibilityState === 'visible'),
    map(() => [...new Set([...document.querySelectorAll(SONG_LINK)].filter(isInSight).map(idOf))]),
  );
}
