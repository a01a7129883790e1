import { observer } from 'mobx-react-lite';
import { startTransition, useEffect } from 'react';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** Milliseconds after which a prepared clip is visible and moves. */
const SEEN_AFTER = 150;

/** The place where the feed last came to rest, and whether the posters of all clips around it are fetched. */
export interface FeedRestPlace {
  readonly place: number;
  readonly looksAhead: boolean;
}

interface FeedRestProps {
  readonly viewModel: FeedViewModel;
  readonly onRest: (rest: FeedRestPlace) => void;
}

/**
 * Renders nothing, so it costs the feed nothing: reports each clip at which the listener stays, once the clip has what it needs.
 */
export const FeedRest = observer(function FeedRest({ viewModel, onRest }: FeedRestProps) {
  const { place, drawn } = viewModel;
  const { isAtRest } = drawn;
  useEffect(() => {
    if (!isAtRest) return undefined;
    const rest = (): void => startTransition(() => onRest({ place, looksAhead: drawn.looksAhead }));
    const timer = setTimeout(rest, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [drawn, isAtRest, place, onRest]);
  return null;
});
