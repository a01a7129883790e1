import { computed, type IComputedValue } from 'mobx';
import type { FeedViewModel } from './feed.view-model';

/** Whether a clip is the current one. Of eleven articles, only those for which this changes are rendered again. */
export const isLookedAt = (viewModel: FeedViewModel, clipId: string): IComputedValue<boolean> =>
  computed(() => viewModel.clip?.id === clipId);
