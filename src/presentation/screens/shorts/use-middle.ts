import { autorun } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** So many clips the feed may be behind: fewer than stand on either side. */
const MOST_BEHIND = 4;
/** After so long, in milliseconds, a clip that was got ready is on the glass and moves. */
const SEEN_AFTER = 150;

/**
 * Around which place clips stand: the one that is looked at, once it has what it needs. Coming to a clip puts up no other and asks
 * for no picture beside it; who moves on before that finds the next ones there all the same.
 */
export function useMiddle(viewModel: FeedViewModel): number {
  const [settled, setSettled] = useState(viewModel.place);
  useEffect(() => {
    const settle = (): void => {
      const { isAtRest, place } = viewModel;
      if (isAtRest) startTransition(() => setSettled(place));
    };
    return autorun(settle, { delay: SEEN_AFTER });
  }, [viewModel]);
  const { place } = viewModel;
  return Math.abs(place - settled) > MOST_BEHIND ? place : settled;
}
