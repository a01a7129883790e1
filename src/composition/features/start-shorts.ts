import type { Container } from 'inversify';
import { ListeningSettingsStore } from '../../application/playback/settings/listening-settings-store';
import type { BackendFeatures } from '../../application/ports/backend.port';
import { FeedFocus } from '../../application/shorts/feed-focus';
import { ClipFreshness } from '../../application/shorts/clip-freshness';
import { ClipReactions } from '../../application/shorts/clip-reactions';
import { CommentThread } from '../../application/shorts/comment-thread';
import { ContinueSong } from '../../application/shorts/continue-song';
import { FeedPlayback } from '../../application/shorts/feed-playback';
import { FeedReading } from '../../application/shorts/feed-reading';
import { FeedSettingsStore } from '../../application/shorts/feed-settings-store';
import { HideClip } from '../../application/shorts/hide-clip';
import { ExclusivePlayback } from '../../application/shorts/exclusive-playback';
import { SeenMemory } from '../../application/shorts/seen-memory';
import type { ShortsServices } from '../../application/shorts/shorts-services';
import { ViewOutbox } from '../../application/shorts/view-outbox';
import { ViewRecording } from '../../application/shorts/view-recording';
import type { ClipComments } from '../../domain/shorts/clip-comments.port';
import type { FeedSurroundings } from '../../domain/shorts/feed-motion';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import { BrowserDisplay } from '../../infrastructure/system/browser-display';
import { NavigatorDataSaver } from '../../infrastructure/system/navigator-data-saver';
import { startClipMedia } from './clip-media';
import { absentPort } from '../lazy-port';
import { resolve } from '../token';
import { Roles } from '../roles';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The part of the main player that the feed uses. */
type MainPlayer = ConstructorParameters<typeof ExclusivePlayback>[0] & ConstructorParameters<typeof ContinueSong>[0];

/** All services of the feed, over the backend's ports. */
export function startShorts(
  container: Container,
  ports: BackendFeatures['shorts'],
  player: MainPlayer,
): ShortsServices {
  const { shortVideos: videos = absentPort<ShortVideos>(), clipComments = absentPort<ClipComments>() } = ports;
  const media = startClipMedia(container);
  const session = resolve(container, Roles.Session);
  const values = resolve(container, Roles.KeyValueStore);
  const seen = new SeenMemory(values, session);
  const settings = new FeedSettingsStore(values);
  const time = { timer: resolve(container, Roles.Timer), clock: resolve(container, Roles.Clock) };
  const reading = new FeedReading(videos, seen, time.timer, session);
  const visibility = resolve(container, Roles.Visibility);
  const around = { visibility, connectivity: resolve(container, Roles.Connectivity) };
  const outbox = new ViewOutbox(videos, { ...time, ...around });
  const deps = { ...time, ...around, media, random: resolve(container, Roles.Random) };
  const recording = new ViewRecording(outbox, seen, deps);
  const attention = new FeedFocus();
  const surroundings = surroundingsOf(container);
  const feedDeps = { settings, surroundings, ...around, music: new ExclusivePlayback(player), attention };
  const reactions = new ClipReactions(videos, reading);
  const playback = new FeedPlayback(reading, media, recording, feedDeps);
  return {
    reading,
    settings,
    outbox,
    recording,
    media,
    attention,
    playback,
    reactions,
    display: new BrowserDisplay(),
    surroundings,
    freshness: new ClipFreshness(videos, reading, playback, reactions),
    hiding: new HideClip(videos, reading, session),
    thread: new CommentThread(clipComments, reading, { ...deps, session }),
    song: new ContinueSong(player),
  };
}

/** Read at each call: all of these values may change while the feed is open. */
function surroundingsOf(container: Container): () => FeedSurroundings {
  const values = resolve(container, Roles.KeyValueStore);
  const saver = new NavigatorDataSaver();
  return () => ({
    prefersReducedMotion: window.matchMedia(REDUCED_MOTION).matches,
    sparesData: new ListeningSettingsStore(values, saver.isOn()).state.dataSaver,
  });
}
