import { useEffect, useRef, type RefObject } from 'react';
import { isAnswered } from '../../app/dock/use-media';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** So near, in pixels, a place counts as reached. */
const REACHED = 2;
/** Over so many clips nobody is carried: keys pressed faster than the feed moves would leave it behind, where no clips stand. */
const FAR = 2;

const CALM = '(prefers-reduced-motion: reduce)';
/** What a listener moves the feed with by hand. */
const HANDS = ['wheel', 'touchstart', 'pointerdown'] as const;

/** Where the feed is scrolling by itself: until it is there, what it passes is not looked at. */
interface Way {
  current: number | null;
}

/** The scrolled place and the clip that is looked at follow each other. */
export function useFeedScroll(scroller: RefObject<HTMLElement | null>, viewModel: FeedViewModel): void {
  const { place } = viewModel;
  const clipId = viewModel.clip?.id;
  const target = useRef<number | null>(null);
  useEffect(
    () => (scroller.current === null ? undefined : watch(scroller.current, viewModel, target)),
    [scroller, viewModel],
  );
  // Another clip in the place of one that has left is seen anew.
  useEffect(() => viewModel.see(1), [viewModel, place, clipId]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const at = placeOf(element);
    if (target.current === null && Math.round(at) === place) return;
    target.current = place;
    const isFar = Math.abs(at - place) > FAR;
    scrollTo(element, place, isFar || isAnswered(CALM) ? 'instant' : 'smooth');
  }, [scroller, viewModel, place]);
}

/** Whoever scrolls the feed looks at the clip that it comes to rest at. */
function watch(element: HTMLElement, viewModel: FeedViewModel, target: Way): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const follow = (): void => {
    const at = placeOf(element);
    if (target.current !== null && Math.abs(at - target.current) * element.clientHeight > REACHED) return;
    target.current = null;
    const nearest = Math.round(at);
    viewModel.goTo(nearest);
    viewModel.see(1 - Math.abs(at - nearest));
  };
  const release = (): void => {
    target.current = null;
  };
  /** What snaps, or grows meanwhile, may end the way elsewhere. */
  const arrive = (): void => {
    if (target.current !== null) scrollTo(element, target.current, 'instant');
  };
  /** A page of another height stands elsewhere in the feed, also under a finger: back to the clip that is looked at. */
  const stay = (): void => {
    target.current ??= viewModel.place;
    arrive();
  };
  window.addEventListener('resize', stay, { signal });
  element.addEventListener('scroll', follow, { passive: true, signal });
  element.addEventListener('scrollend', arrive, { signal });
  for (const hand of HANDS) element.addEventListener(hand, release, { passive: true, signal });
  return () => watching.abort();
}

function scrollTo(element: HTMLElement, place: number, behavior: ScrollBehavior): void {
  element.scrollTo({ top: place * element.clientHeight, behavior });
}

const placeOf = ({ scrollTop, clientHeight }: HTMLElement): number => (clientHeight > 0 ? scrollTop / clientHeight : 0);
