import type { FeedSurroundings } from '../../domain/shorts/feed-motion';
import type { Connectivity } from '../ports/connectivity.port';
import type { Visibility } from '../ports/visibility.port';
import type { Attention } from './attention';
import type { FeedSettingsStore } from './feed-settings-store';
import type { QuietPlayer } from './quiet-player';

/** What playing the feed depends on. */
export interface ClipPlaybackDeps {
  readonly settings: Pick<FeedSettingsStore, 'state'>;
  readonly surroundings: () => FeedSurroundings;
  readonly visibility: Visibility;
  readonly connectivity: Connectivity;
  readonly music: QuietPlayer;
  readonly attention: Pick<Attention, 'isBesideClip'>;
}
