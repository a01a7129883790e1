import { computed } from 'mobx';
import type { FeedViewModel } from './feed.view-model';

/** Where a clip stands to the one that is looked at. Of eleven articles only those are drawn anew for which this has changed. */
export function clipStanding(viewModel: FeedViewModel, clipId: string, place: number) {
  return {
    isCurrent: computed(() => viewModel.clip?.id === clipId),
    isNear: computed(() => Math.abs(viewModel.place - place) <= 1),
  };
}
