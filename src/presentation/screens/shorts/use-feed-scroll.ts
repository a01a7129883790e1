import { useEffect, useRef, type RefObject } from 'react';
import { isCalm } from '../../hooks/use-media';
import type { Arrival } from '../../view-models/shorts/drawn-stage';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { ReelSlide } from './reel-slide';
import { REACHED, settleWhenLeft } from './settle-when-left';

/**
 * Beyond this number of clips the feed does not slide: fast key presses would leave the slide behind, where no clips are
 * rendered.
 */
const FAR = 2;

/** Events with which a listener moves the feed by hand. */
const HANDS = ['touchstart', 'pointerdown'] as const;

interface FeedPlaces {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Contains all of the scroller's content. */
  readonly reel: RefObject<HTMLElement | null>;
}

/** Where the feed stands, or is moving to. */
interface Standing {
  place: number;
  clipId: string | null;
  /** The place that the feed is returning to; clips passed before it do not become current. */
  returning: number | null;
}

/** Synchronises the scroll position with the current clip. */
export function useFeedScroll({ scroller, reel }: FeedPlaces, viewModel: FeedViewModel): void {
  const { place } = viewModel;
  const clipId = viewModel.clip?.id ?? null;
  const standing = useRef<Standing>({ place: 0, clipId, returning: null });
  const slide = useRef<ReelSlide | null>(null);
  useEffect(() => {
    if (scroller.current === null || reel.current === null) return undefined;
    slide.current = new ReelSlide(scroller.current, reel.current);
    return watch(scroller.current, { viewModel, standing: standing.current, slide: slide.current });
  }, [scroller, reel, viewModel]);
  // A new clip in the place of a removed one counts as seen anew.
  useEffect(() => viewModel.see(1), [viewModel, place, clipId]);
  useEffect(() => {
    if (scroller.current === null || slide.current === null) return;
    arrive(scroller.current, { standing: standing.current, slide: slide.current }, { place, clipId });
  }, [scroller, viewModel, place, clipId]);
}

/** Moves the feed to the listener's current place, with a slide if the distance is short. */
function arrive(
  element: HTMLElement,
  { standing, slide }: Omit<Watched, 'viewModel'>,
  { place, clipId }: Arrival,
): void {
  const was = { ...standing };
  standing.place = place;
  standing.clipId = clipId;
  if (was.place === place) return;
  standing.returning = null;
  const offset = (place - was.place) * element.clientHeight + slide.offset;
  const isCarried = was.clipId !== clipId && Math.abs(offset) <= FAR * element.clientHeight && !isCalm();
  standAt(element, place);
  if (isCarried) slide.from(offset);
  else slide.end();
}

interface Watched {
  readonly viewModel: FeedViewModel;
  readonly standing: Standing;
  readonly slide: ReelSlide;
}

/** When the listener scrolls, the clip where the feed comes to rest becomes current. */
function watch(element: HTMLElement, { viewModel, standing, slide }: Watched): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const follow = (): void => {
    const at = placeOf(element);
    const { returning } = standing;
    // A clip further on is already the target but not drawn yet; the feed has yet to move there.
    if (viewModel.drawn.isBehind && standing.place !== viewModel.drawn.target) return;
    if (returning !== null && Math.abs(at - returning) * element.clientHeight > REACHED) return;
    const nearest = Math.round(at);
    standing.returning = null;
    standing.place = nearest;
    viewModel.goTo(nearest);
    viewModel.see(1 - Math.abs(at - nearest));
  };
  /** If the page's height changes, the scroll position no longer fits, even under a finger: go back to the current clip. */
  const stay = (): void => {
    standing.returning = viewModel.drawn.target;
    standAt(element, viewModel.drawn.target);
  };
  const takeOver = (): void => {
    viewModel.drawn.catchUp();
    standing.returning = null;
    slide.end();
  };
  window.addEventListener('resize', stay, { signal });
  element.addEventListener('scroll', follow, { passive: true, signal });
  settleWhenLeft(element, () => viewModel.drawn.target * element.clientHeight, signal);
  for (const hand of HANDS) element.addEventListener(hand, takeOver, { passive: true, signal });
  // If the new clip is already in the feed, the feed moves to it before it is drawn as current. All other changes are drawn
  // first.
  const arriving = viewModel.drawn.onArrival(({ place, clipId }) => {
    const isMove = clipId !== null && standing.clipId !== null && clipId !== standing.clipId;
    if (isMove && element.querySelector(`article[aria-posinset="${place + 1}"]`) !== null)
      arrive(element, { standing, slide }, { place, clipId });
  });
  signal.addEventListener('abort', () => {
    arriving.unsubscribe();
    slide.end();
  });
  return () => watching.abort();
}

function standAt(element: HTMLElement, place: number): void {
  element.scrollTo({ top: place * element.clientHeight, behavior: 'instant' });
}

const placeOf = ({ scrollTop, clientHeight }: HTMLElement): number => (clientHeight > 0 ? scrollTop / clientHeight : 0);
