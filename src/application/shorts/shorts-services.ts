import type { FeedSurroundings } from '../../domain/shorts/feed-motion';
import type { ClipMedia } from '../ports/clip-media.port';
import type { Display } from '../ports/display.port';
import type { FeedFocus } from './feed-focus';
import type { ClipFreshness } from './clip-freshness';
import type { ClipReactions } from './clip-reactions';
import type { CommentThread } from './comment-thread';
import type { ContinueSong } from './continue-song';
import type { FeedPlayback } from './feed-playback';
import type { FeedReading } from './feed-reading';
import type { FeedSettingsStore } from './feed-settings-store';
import type { HideClip } from './hide-clip';
import type { ViewOutbox } from './view-outbox';
import type { ViewRecording } from './view-recording';

/** The services of short videos; no other page needs their code. */
export interface ShortsServices {
  readonly reading: FeedReading;
  readonly playback: FeedPlayback;
  readonly media: Pick<ClipMedia, 'show'>;
  readonly display: Display;
  readonly surroundings: () => FeedSurroundings;
  readonly attention: FeedFocus;
  readonly recording: ViewRecording;
  readonly outbox: ViewOutbox;
  readonly settings: FeedSettingsStore;
  readonly reactions: ClipReactions;
  readonly freshness: ClipFreshness;
  readonly hiding: HideClip;
  readonly thread: CommentThread;
  readonly song: ContinueSong;
}
