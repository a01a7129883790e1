import { CrossfadingDeck } from '../../../src/application/playback/deck/crossfading-deck';
import { PlaybackCoordinator } from '../../../src/application/playback/player/playback-coordinator';
import { CurrentSong } from '../../../src/application/playback/player/current-song';
import { Deck } from '../../../src/application/playback/deck/deck';
import { EngineLoader } from '../../../src/application/playback/deck/engine-loader';
import { ListPlayback } from '../../../src/application/playback/player/list-playback';
import { Player } from '../../../src/application/playback/player/player';
import { PlayerStore } from '../../../src/application/playback/player/player-store';
import { PreparedSources } from '../../../src/application/playback/preload/prepared-sources';
import { QueueEditing } from '../../../src/application/playback/player/queue-editing';
import { SongDetailsCache } from '../../../src/application/playback/preload/song-details-cache';
import { Watchdog } from '../../../src/application/playback/player/watchdog';
import type { EngineCandidate } from '../../../src/application/ports/engine-candidate.port';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import type { PlaybackEngine } from '../../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../src/domain/playback/sources/playback-source';
import { ControlledCatalogue } from '../fakes/controlled-catalogue';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FakePlaybackEngine } from '../fakes/fake-playback-engine';
import { FixedRandom } from '../fakes/fixed-random';
import { RecordingLogger } from '../fakes/recording-logger';
import { settle, VirtualTime } from '../fakes/virtual-time';
import { aSong } from './a-song';
import { aSongDetails } from './a-song-details';
import { aFile, aSource } from './a-source';

const TICK_MS = 250;

export const playlistOf = (songId: string): string => `/media/a/${songId}/master.m3u8`;

export const renditionOf = (songId: string): string => `/media/a/${songId}/64/index.m3u8`;

export const videoOf = (songId: string): string => `/media/v/${songId}/master.m3u8`;

export const fileOf = (songId: string): string => `/media/o/${songId}`;

const harnessSong = (id: string, duration: number, hasVideo: boolean): SongDetails =>
  aSongDetails(aSong(id).lasting(duration).build())
    .with({
      audioSources: [
        aSource({ url: playlistOf(id) }),
        aSource({ id: '64', url: renditionOf(id), bitrate: 64_000 }),
        aFile({ url: fileOf(id) }),
      ],
      hasVideo,
      videoSources: hasVideo ? [aSource({ medium: 'video', url: videoOf(id) })] : [],
    })
    .build();

/** An engine whose code arrives at once, late or never. */
export class FakeCandidate implements EngineCandidate {
  readonly engine: FakePlaybackEngine;
  arrival: Promise<void> = Promise.resolve();

  constructor(
    readonly name: PlaybackSource['kind'],
    duration: number,
  ) {
    this.engine = new FakePlaybackEngine(duration);
  }

  supports({ kind }: PlaybackSource): boolean {
    return kind === this.name;
  }

  async load(): Promise<PlaybackEngine> {
    await this.arrival;
    return this.engine;
  }
}

export interface HarnessOptions {
  readonly songCount?: number;
  /** Seconds of every song. */
  readonly duration?: number;
  /** The ids of the songs that have a video; no other song has one. */
  readonly withVideo?: readonly string[];
}

function makePlayer({ songCount = 4, duration = 30, withVideo = [] }: HarnessOptions) {
  const songs = Array.from({ length: songCount }, (_, i) => String(i + 1)).map((id) =>
    harnessSong(id, duration, withVideo.includes(id)),
  );
  const time = new VirtualTime();
  const catalogue = new ControlledCatalogue(songs);
  const connectivity = new FakeConnectivity();
  const logger = new RecordingLogger();
  const hls = new FakeCandidate('hls', duration);
  const file = new FakeCandidate('file', duration);
  const engines = new EngineLoader([hls, file], logger);
  const store = new PlayerStore();
  const spare = new FakeCandidate('hls', duration);
  const makeSpare = () => new Deck(new EngineLoader([spare], logger));
  const deck = new CrossfadingDeck(new Deck(engines), makeSpare, { timer: time, clock: time });
  const details = new SongDetailsCache(catalogue, time);
  const song = new CurrentSong(store, deck, details);
  const watchdog = new Watchdog(store, song, { timer: time, clock: time, connectivity });
  const coordinator = new PlaybackCoordinator(store, song, watchdog);
  const queue = new QueueEditing(store, song);
  const lists = new ListPlayback(store, new FixedRandom());
  const player = new Player({ store, song, coordinator, queue, lists, random: new FixedRandom() });
  const parts = {
    songs,
    time,
    catalogue,
    connectivity,
    logger,
    engines,
    store,
    deck,
    details,
    song,
    watchdog,
    coordinator,
    editing: queue,
    lists,
  };
  return { ...parts, player, hls, file, spare };
}

/** A player in a world that the test controls: songs "1", "2", … of 30 s, each as playlist and as file. */
export function aPlayerHarness(options: HarnessOptions = {}) {
  const { hls, file, spare, ...parts } = makePlayer(options);
  const { time, store, engines } = parts;

  return {
    ...parts,
    hls: hls.engine,
    file: file.engine,
    spare: spare.engine,
    hlsCandidate: hls,
    fileCandidate: file,
    prepared: new PreparedSources(engines),
    /** Lets answers arrive and time pass; the music plays on. */
    async pass(seconds: number): Promise<void> {
      await settle();
      for (let ticks = Math.max(1, (seconds * 1000) / TICK_MS); ticks > 0; ticks -= 1) {
        hls.engine.pass(seconds === 0 ? 0 : TICK_MS / 1000);
        file.engine.pass(seconds === 0 ? 0 : TICK_MS / 1000);
        spare.engine.pass(seconds === 0 ? 0 : TICK_MS / 1000);
        await time.pass(seconds === 0 ? 0 : TICK_MS);
      }
    },
    currentId: (): string | undefined => store.state.queue.entries[store.state.queue.index]?.song.id,
    order: (): readonly string[] => store.state.queue.entries.map((entry) => entry.song.id),
    keyOf: (id: string): number => store.state.queue.entries.find((entry) => entry.song.id === id)?.key ?? -1,
  };
}

export type Harness = ReturnType<typeof aPlayerHarness>;
