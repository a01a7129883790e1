import { computed, type IComputedValue } from 'mobx';
import type { FeedViewModel } from './feed.view-model';

/** Whether a clip is the one that is looked at. Of eleven articles only those are drawn anew for which this has changed. */
export const isLookedAt = (viewModel: FeedViewModel, clipId: string): IComputedValue<boolean> =>
  computed(() => viewModel.clip?.id === clipId);
