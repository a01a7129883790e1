import { handleCommand, type CommandHandlers } from '../../../src/application/playback/player/command-handlers';
import type { PlayerCommand } from '../../../src/application/playback/player/player-command';
import { BehaviorSubject } from 'rxjs';
import { FeedFocus } from '../../../src/application/shorts/feed-focus';
import { ClipFreshness } from '../../../src/application/shorts/clip-freshness';
import { ClipReactions } from '../../../src/application/shorts/clip-reactions';
import { CommentThread } from '../../../src/application/shorts/comment-thread';
import { ContinueSong } from '../../../src/application/shorts/continue-song';
import { FeedPlayback } from '../../../src/application/shorts/feed-playback';
import { FeedReading } from '../../../src/application/shorts/feed-reading';
import { FeedSettingsStore } from '../../../src/application/shorts/feed-settings-store';
import { HideClip } from '../../../src/application/shorts/hide-clip';
import { ExclusivePlayback } from '../../../src/application/shorts/exclusive-playback';
import { SeenMemory } from '../../../src/application/shorts/seen-memory';
import { ViewOutbox } from '../../../src/application/shorts/view-outbox';
import { ViewRecording } from '../../../src/application/shorts/view-recording';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../../../src/domain/playback/state/player-state';
import type { SessionState } from '../../../src/domain/session/session-state';
import type { ShortVideo } from '../../../src/domain/shorts/short-video';
import { FakeClipMedia } from '../fakes/fake-clip-media';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FakeDisplay } from '../fakes/fake-display';
import { FakeVisibility } from '../fakes/fake-visibility';
import { MemoryClipComments, SaidOfClips } from '../backends/memory/memory-clip-comments';
import { MemoryShortVideos } from '../backends/memory/memory-short-videos';
import { MemoryStore } from '../fakes/memory-store';
import { VirtualTime } from '../fakes/virtual-time';

/** The part of the main player that a feed uses. */
export class FakeMusic {
  private readonly subject = new BehaviorSubject<PlayerState>(INITIAL_PLAYER_STATE);
  readonly changes = this.subject.asObservable();
  readonly asked: string[] = [];

  get state(): PlayerState {
    return this.subject.value;
  }

  set(isPlaying: boolean): void {
    this.subject.next({ ...this.state, isPlaying });
  }

  private readonly handlers: Partial<CommandHandlers> = {
    toggle: () => this.set(!this.state.isPlaying),
    'play-songs': ({ songs }) => {
      this.asked.push(`play ${songs.map(({ id }) => id).join()}`);
      this.set(true);
    },
    'commit-seek': ({ to }) => void this.asked.push(`seek ${to}`),
  };

  dispatch(command: PlayerCommand): void {
    handleCommand(this.handlers, command);
  }
}

/** What surrounds the feed, as fakes, with ids that count up. */
function surroundFeed(clips: readonly ShortVideo[], session: SessionState) {
  const said = new SaidOfClips(clips.map(({ id }) => id));
  let made = 0;
  return {
    sessions: new BehaviorSubject(session),
    time: new VirtualTime(),
    values: new MemoryStore(),
    visibility: new FakeVisibility(),
    connectivity: new FakeConnectivity(),
    videos: new MemoryShortVideos(clips),
    comments: new MemoryClipComments(said, () => 'Vy'),
    others: new MemoryClipComments(said, () => 'Lam'),
    media: new FakeClipMedia(),
    music: new FakeMusic(),
    around: { prefersReducedMotion: false, sparesData: false },
    random: { id: () => `id-${(made += 1)}` },
  };
}

/** Every part of the feed, built on fakes. */
export function aFeed(clips: readonly ShortVideo[], session: SessionState = { kind: 'signed-out' }) {
  const { random, ...fakes } = surroundFeed(clips, session);
  const { sessions, time, values, visibility, connectivity, videos, comments, media, music, around } = fakes;
  const seen = new SeenMemory(values, { state: session });
  const reading = new FeedReading(videos, seen, time, { changes: sessions });
  const outbox = new ViewOutbox(videos, { timer: time, visibility, connectivity });
  const recording = new ViewRecording(outbox, seen, { media, visibility, timer: time, clock: time, random });
  const settings = new FeedSettingsStore(values);
  const attention = new FeedFocus();
  const quiet = { music: new ExclusivePlayback(music), attention };
  const surroundings = () => around;
  const world = { settings, surroundings, visibility, connectivity, ...quiet };
  const playback = new FeedPlayback(reading, media, recording, world);
  const reactions = new ClipReactions(videos, reading);
  return {
    ...fakes,
    seen,
    display: new FakeDisplay(),
    surroundings,
    reading,
    outbox,
    recording,
    settings,
    attention,
    playback,
    reactions,
    freshness: new ClipFreshness(videos, reading, playback, reactions),
    hiding: new HideClip(videos, reading, { state: session }),
    thread: new CommentThread(comments, reading, { timer: time, clock: time, random, session: { changes: sessions } }),
    song: new ContinueSong(music),
  };
}
