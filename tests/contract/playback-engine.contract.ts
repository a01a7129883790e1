import type { PlaybackEngine, PlaybackFact } from '../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../src/domain/playback/sources/playback-source';

/** An engine in a world that the test controls. Every song is 30 s long. */
export interface EngineWorld {
  readonly engine: PlaybackEngine;
  source(song: string): PlaybackSource;
  /** Processes what has already arrived; nothing else arrives. */
  settle(): Promise<void>;
  /** Delivers what was requested, then lets the song play on. */
  pass(seconds: number): Promise<void>;
  /** Long enough for every attempt to reach a lost network to fail. */
  exhaustRetries(): Promise<void>;
  lose(source: PlaybackSource): void;
  corrupt(source: PlaybackSource): void;
  refuseAutoplay(isRefused: boolean): void;
  /** Addresses of the sources that are audible at this moment. */
  audible(): readonly string[];
  /** Addresses of the sources that use memory. */
  held(): readonly string[];
}

const DURATION = 30;

/** Contract tests of `PlaybackEngine`, whatever it plays with. */
export function describePlaybackEngine(name: string, createWorld: () => EngineWorld): void {
  describe(`${name} as a playback engine`, () => {
    let world: EngineWorld;
    let facts: PlaybackFact[];
    let first: PlaybackSource;
    let second: PlaybackSource;

    const kinds = () => facts.map(({ kind }) => kind);
    const factsOf = <K extends PlaybackFact['kind']>(kind: K) =>
      facts.filter((fact): fact is Extract<PlaybackFact, { kind: K }> => fact.kind === kind);
    const lastPosition = () => factsOf('progress').at(-1)?.position;

    const playFirst = async () => {
      world.engine.load(first, 0);
      world.engine.play();
      await world.pass(1);
    };

    beforeEach(() => {
      world = createWorld();
      facts = [];
      first = world.source('first');
      second = world.source('second');
      world.engine.facts.subscribe((fact) => facts.push(fact));
    });

    afterEach(() => world.engine.release());

    describe('loading', () => {
      it('reports the length and makes no sound', async () => {
        world.engine.load(first, 0);
        await world.pass(1);
        expect(factsOf('ready').at(-1)).toEqual({ kind: 'ready', duration: DURATION });
        expect(kinds()).not.toContain('playing');
        expect(world.audible()).toEqual([]);
      });

      it('begins at the requested position', async () => {
        world.engine.load(first, 12);
        world.engine.play();
        await world.pass(1);
        expect(lastPosition()).toBeGreaterThanOrEqual(12);
        expect(lastPosition()).toBeLessThanOrEqual(14);
      });

      it('silences the previous song and reports nothing more about it', async () => {
        await playFirst();
        world.engine.load(second, 0);
        facts.length = 0;
        world.engine.play();
        await world.pass(1);
        expect(world.audible()).toEqual([second.url]);
        expect(lastPosition()).toBeLessThanOrEqual(2);
      });

      it('releases the previous song', async () => {
        await playFirst();
        world.engine.load(second, 0);
        await world.pass(0);
        expect(world.held()).toEqual([second.url]);
      });
    });

    describe('playing', () => {
      it('makes sound and advances the position', async () => {
        await playFirst();
        const before = lastPosition() ?? 0;
        await world.pass(1);
        expect(kinds()).toContain('playing');
        expect(world.audible()).toEqual([first.url]);
        expect(lastPosition()).toBeGreaterThan(before);
      });

      it('reports what is buffered', async () => {
        await playFirst();
        expect(factsOf('progress').at(-1)?.buffered[0]?.to).toBeGreaterThan(0);
      });

      it('stops at the current position on a pause', async () => {
        await playFirst();
        world.engine.pause();
        await world.pass(0);
        const position = lastPosition();
        await world.pass(2);
        expect(kinds()).toContain('paused');
        expect(world.audible()).toEqual([]);
        expect(lastPosition()).toBe(position);
      });

      it('resumes after a pause', async () => {
        await playFirst();
        world.engine.pause();
        await world.pass(0);
        world.engine.play();
        await world.pass(1);
        expect(world.audible()).toEqual([first.url]);
      });

      it('reports the end, and no pause before it', async () => {
        world.engine.load(first, DURATION - 1);
        world.engine.play();
        await world.pass(0.5);
        await world.pass(1);
        expect(kinds()).toContain('ended');
        expect(kinds()).not.toContain('paused');
      });

      it('starts again from the beginning after the end', async () => {
        world.engine.load(first, DURATION - 1);
        world.engine.play();
        await world.pass(2);
        world.engine.seek(0);
        world.engine.play();
        await world.pass(1);
        expect(world.audible()).toEqual([first.url]);
        expect(lastPosition()).toBeLessThanOrEqual(2);
      });
    });

    describe('seeking', () => {
      it('reports the position that was reached', async () => {
        await playFirst();
        world.engine.seek(20);
        await world.pass(0);
        expect(factsOf('seeked').at(-1)?.position).toBeCloseTo(20, 0);
      });

      it('stays within the song', async () => {
        await playFirst();
        world.engine.pause();
        world.engine.seek(-5);
        await world.pass(0);
        expect(factsOf('seeked').at(-1)?.position).toBe(0);
        world.engine.seek(500);
        await world.pass(0);
        expect(factsOf('seeked').at(-1)?.position).toBeCloseTo(DURATION, 0);
      });

      it('takes effect also before the song is loaded', async () => {
        world.engine.load(first, 0);
        world.engine.seek(15);
        world.engine.play();
        await world.pass(1);
        expect(lastPosition()).toBeGreaterThanOrEqual(15);
      });
    });

    describe('preparing', () => {
      it('makes no sound and reports nothing', async () => {
        await playFirst();
        facts.length = 0;
        world.engine.prepare(second);
        await world.pass(1);
        expect(world.audible()).toEqual([first.url]);
        expect(factsOf('ready')).toEqual([]);
        expect(world.held()).toEqual(expect.arrayContaining([first.url, second.url]));
      });

      it('lets the song start at once', async () => {
        await playFirst();
        world.engine.prepare(second);
        await world.pass(1);
        facts.length = 0;
        world.engine.load(second, 0);
        world.engine.play();
        await world.settle();
        expect(kinds()).toEqual(expect.arrayContaining(['ready', 'playing']));
        expect(world.audible()).toEqual([second.url]);
      });

      it('lets the song start at once also when it is requested twice', async () => {
        world.engine.prepare(second);
        await world.pass(1);
        world.engine.prepare(second);
        world.engine.load(second, 0);
        world.engine.play();
        await world.settle();
        expect(kinds()).toContain('playing');
      });

      it('is discarded on request', async () => {
        world.engine.prepare(second);
        await world.pass(1);
        world.engine.prepare(null);
        expect(world.held()).toEqual([]);
      });

      it('that failed is tried again on loading', async () => {
        world.corrupt(second);
        world.engine.prepare(second);
        await world.exhaustRetries();
        expect(kinds()).not.toContain('failed');
        world.engine.load(second, 0);
        world.engine.play();
        await world.exhaustRetries();
        expect(factsOf('failed').at(-1)?.fault).toBe('decode');
      });
    });

    describe('a fault', () => {
      it('of a browser that requires a gesture is "blocked", and the next attempt plays', async () => {
        world.refuseAutoplay(true);
        await playFirst();
        expect(factsOf('failed')).toEqual([{ kind: 'failed', fault: 'blocked' }]);
        world.refuseAutoplay(false);
        world.engine.play();
        await world.pass(1);
        expect(world.audible()).toEqual([first.url]);
      });

      it('of a lost network is reported after the last attempt', async () => {
        world.lose(first);
        world.engine.load(first, 0);
        world.engine.play();
        await world.pass(0);
        expect(kinds()).not.toContain('failed');
        await world.exhaustRetries();
        expect(factsOf('failed')).toEqual([{ kind: 'failed', fault: 'network' }]);
      });

      it('of corrupt sound is reported', async () => {
        world.corrupt(first);
        world.engine.load(first, 0);
        world.engine.play();
        await world.exhaustRetries();
        expect(factsOf('failed').at(-1)?.fault).toBe('decode');
      });

      it('ends when another song is loaded', async () => {
        world.corrupt(first);
        await playFirst();
        world.engine.load(second, 0);
        world.engine.play();
        await world.pass(1);
        expect(world.audible()).toEqual([second.url]);
      });
    });

    describe('releasing', () => {
      it('frees everything, and no fact is reported afterwards', async () => {
        await playFirst();
        world.engine.prepare(second);
        await world.pass(1);
        world.engine.release();
        facts.length = 0;
        await world.pass(2);
        expect(world.held()).toEqual([]);
        expect(facts).toEqual([]);
      });

      it('allows another song to be loaded', async () => {
        await playFirst();
        world.engine.release();
        world.engine.load(second, 0);
        world.engine.play();
        await world.pass(1);
        expect(world.audible()).toEqual([second.url]);
      });
    });

    it('retains the level from song to song: a muted engine stays inaudible', async () => {
      world.engine.setLevel({ volume: 1, muted: true });
      await playFirst();
      expect(world.audible()).toEqual([]);
      world.engine.load(second, 0);
      world.engine.play();
      await world.pass(1);
      expect(world.audible()).toEqual([]);
      world.engine.setLevel({ volume: 1, muted: false });
      expect(world.audible()).toEqual([second.url]);
    });
  });
}
