import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ScrollPlaces } from './scroll-places';

/** How long a page that is still filling is followed down, in milliseconds. */
const RESTORE_TIMEOUT = 10_000;

/** What a listener does when they scroll by themselves: from then on the place is theirs. */
const OWN_WISHES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Going back and forward finds every page where it was left, also one whose content comes bit by bit; a new page begins at
 * its top. A page that only changes its own address stays where it is.
 */
export function ScrollMemory(): null {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const [places] = useState(() => new ScrollPlaces());
  const place = `${key} ${pathname}`;
  const previousPath = useRef<string | null>(null);
  useNotes(places, place);
  useLayoutEffect(() => {
    const previous = previousPath.current;
    const top = way === 'POP' ? places.of(place) : 0;
    previousPath.current = pathname;
    if (way === 'REPLACE' && previous === pathname) return undefined;
    // This comes after the first page, which may have been scrolled by then.
    if (previous === null && top === 0) return undefined;
    return scrollTo(top);
  }, [place, pathname, way, places]);
  return null;
}

/** A page that has just gone leaves a shorter one behind, and that scrolls: from the change on it counts for the new place. */
function useNotes(places: ScrollPlaces, place: string): void {
  useLayoutEffect(() => {
    const note = (): void => places.note(place, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [places, place]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = (): void => places.keep();
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [places]);
}

/** Goes there, and goes on trying while the page is too short and grows. Answers with the way to stop. */
function scrollTo(top: number): (() => void) | undefined {
  window.scrollTo(0, top);
  if (top === 0 || typeof ResizeObserver === 'undefined') return undefined;
  const follow = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  });
  const stop = (): void => {
    clearTimeout(handle);
    follow.disconnect();
    OWN_WISHES.forEach((wish) => window.removeEventListener(wish, stop));
  };
  const handle = setTimeout(stop, RESTORE_TIMEOUT);
  OWN_WISHES.forEach((wish) => window.addEventListener(wish, stop, { passive: true }));
  follow.observe(document.body);
  return stop;
}
