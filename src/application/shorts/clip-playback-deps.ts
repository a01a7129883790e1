import type { FeedSurroundings } from '../../domain/shorts/feed-motion';
import type { Connectivity } from '../ports/connectivity.port';
import type { Visibility } from '../ports/visibility.port';
import type { FeedFocus } from './feed-focus';
import type { FeedSettingsStore } from './feed-settings-store';
import type { ExclusivePlayback } from './exclusive-playback';

/** What playing the feed depends on. */
export interface ClipPlaybackDeps {
  readonly settings: Pick<FeedSettingsStore, 'state'>;
  readonly surroundings: () => FeedSurroundings;
  readonly visibility: Visibility;
  readonly connectivity: Connectivity;
  readonly music: ExclusivePlayback;
  readonly attention: Pick<FeedFocus, 'isBesideClip'>;
}
