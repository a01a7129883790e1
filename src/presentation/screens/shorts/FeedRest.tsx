import { observer } from 'mobx-react-lite';
import { startTransition, useEffect } from 'react';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** After so long, in milliseconds, a clip that was got ready is on the glass and moves. */
const SEEN_AFTER = 150;

/** Where the feed came to rest last, and whether the posters of all that stand around it are fetched. */
export interface FeedRestPlace {
  readonly place: number;
  readonly looksAhead: boolean;
}

interface FeedRestProps {
  readonly viewModel: FeedViewModel;
  readonly onRest: (rest: FeedRestPlace) => void;
}

/** Draws nothing, and so costs the feed nothing: tells of each clip that is stayed at once it has what it needs. */
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
