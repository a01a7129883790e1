import { useEffect, useRef, type RefObject } from 'react';
import { isAnswered } from '../../app/dock/use-media';
import type { Arrival } from '../../view-models/shorts/drawn-stage';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { ReelSlide } from './reel-slide';
import { REACHED, settleWhenLeft } from './settle-when-left';

/** Over so many clips nothing slides: keys pressed faster than the feed moves would leave it behind, where no clips stand. */
const FAR = 2;

const CALM = '(prefers-reduced-motion: reduce)';
/** What a listener moves the feed with by hand. */
const HANDS = ['touchstart', 'pointerdown'] as const;

interface FeedPlaces {
  readonly scroller: RefObject<HTMLElement | null>;
  /** All that stands in the scroller. */
  readonly reel: RefObject<HTMLElement | null>;
}

/** Where the feed stands, or has been sent to. */
interface Standing {
  place: number;
  clipId: string | null;
  /** Where it is being put back to: what is passed before that is not looked at. */
  returning: number | null;
}

/** The scrolled place and the clip that is looked at follow each other. */
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
  // Another clip in the place of one that has left is seen anew.
  useEffect(() => viewModel.see(1), [viewModel, place, clipId]);
  useEffect(() => {
    if (scroller.current === null || slide.current === null) return;
    arrive(scroller.current, { standing: standing.current, slide: slide.current }, { place, clipId });
  }, [scroller, viewModel, place, clipId]);
}

/** The feed goes to where the listener has come to, and slides there where that is not far. */
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
  const isCarried = was.clipId !== clipId && Math.abs(offset) <= FAR * element.clientHeight && !isAnswered(CALM);
  standAt(element, place);
  if (isCarried) slide.from(offset);
  else slide.end();
}

interface Watched {
  readonly viewModel: FeedViewModel;
  readonly standing: Standing;
  readonly slide: ReelSlide;
}

/** Whoever scrolls the feed looks at the clip that it comes to rest at. */
function watch(element: HTMLElement, { viewModel, standing, slide }: Watched): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const follow = (): void => {
    const at = placeOf(element);
    const { returning } = standing;
    // A clip further on was come to and has yet to be drawn: the feed still goes there.
    if (viewModel.drawn.isBehind && standing.place !== viewModel.drawn.target) return;
    if (returning !== null && Math.abs(at - returning) * element.clientHeight > REACHED) return;
    const nearest = Math.round(at);
    standing.returning = null;
    standing.place = nearest;
    viewModel.goTo(nearest);
    viewModel.see(1 - Math.abs(at - nearest));
  };
  /** A page of another height stands elsewhere in the feed, also under a finger: back to the clip that is looked at. */
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
  // A clip that stands in the feed is gone to before it is drawn that it is looked at. Whatever else changes is drawn first.
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
