import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ScrollPlaces } from './scroll-places';

/** How long a position is restored on a page that is still loading content, in milliseconds. */
const RESTORE_TIMEOUT = 10_000;

/** Events that show that the listener scrolls; after one of them the position is no longer restored. */
const OWN_WISHES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Going back and forward restores the scroll position of every page, also if its content loads step by step; a new page begins at
 * its top. A page that only changes its own address keeps its position.
 */
export function ScrollMemory(): null {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const [places] = useState(() => new ScrollPlaces());
  const place = `${key} ${pathname}`;
  const previousPath = useRef<string | null>(null);
  useNotes(places, place);
  useLayoutEffect(() => {
    const previous = previousPath.current;
    const top = navigationType === 'POP' ? places.of(place) : 0;
    previousPath.current = pathname;
    if (navigationType === 'REPLACE' && previous === pathname) return undefined;
    // This part loads after the first page, which the listener may already have scrolled.
    if (previous === null && top === 0) return undefined;
    return scrollTo(top);
  }, [place, pathname, navigationType, places]);
  return null;
}

/**
 * When a page is removed, the shorter page that remains causes a scroll event; from the change on, events belong to the new page.
 */
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

/** Scrolls to the position, and tries again while the page is too short and grows. Returns a function that stops it. */
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
