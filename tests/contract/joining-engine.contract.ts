import type { PlaybackEngine, PlaybackFact } from '../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../src/domain/playback/sources/playback-source';

/** An engine that joins songs, in a world that the test controls. Every song is 30 s long. */
export interface JoiningWorld {
  readonly engine: PlaybackEngine;
  source(song: string): PlaybackSource;
  /** Delivers what was requested, then lets the song play on. */
  pass(seconds: number): Promise<void>;
  /** Addresses of the sources that are audible at this moment. */
  audible(): readonly string[];
}

const DURATION = 30;

/** Contract tests of engines that join songs without a gap, in addition to those of every engine. */
export function describeJoiningEngine(name: string, createWorld: () => JoiningWorld): void {
  describe(`${name} as an engine with gapless successors`, () => {
    let world: JoiningWorld;
    let facts: PlaybackFact[];
    let first: PlaybackSource;
    let second: PlaybackSource;

    const kinds = () => facts.map(({ kind }) => kind);
    const lastPosition = () => facts.filter((fact) => fact.kind === 'progress').at(-1)?.position;
    const after = (kind: PlaybackFact['kind']) => facts.slice(facts.findIndex((fact) => fact.kind === kind) + 1);

    const playToTheEnd = async () => {
      await world.pass(0.5);
      for (let second_ = 0; second_ < 4; second_ += 1) await world.pass(0.5);
    };

    beforeEach(async () => {
      world = createWorld();
      facts = [];
      first = world.source('first');
      second = world.source('second');
      world.engine.facts.subscribe((fact) => facts.push(fact));
      world.engine.load(first, DURATION - 2);
      world.engine.play();
      await world.pass(0.5);
    });

    afterEach(() => world.engine.release());

    it('reports the track boundary instead of the end, and plays on', async () => {
      world.engine.follow(second);
      await playToTheEnd();
      expect(kinds()).toContain('track-changed');
      expect(kinds()).not.toContain('ended');
      expect(kinds()).not.toContain('paused');
      expect(world.audible()).toEqual([second.url]);
    });

    it('reports the length and the positions of the next song after the track boundary', async () => {
      world.engine.follow(second);
      await playToTheEnd();
      expect(after('track-changed')).toContainEqual({ kind: 'ready', duration: DURATION });
      expect(lastPosition()).toBeLessThan(3);
    });

    it('reports the end when the successor was withdrawn', async () => {
      world.engine.follow(second);
      await world.pass(0.5);
      world.engine.follow(null);
      await playToTheEnd();
      expect(kinds()).toContain('ended');
      expect(kinds()).not.toContain('track-changed');
    });

    it('continues with the successor that was set last', async () => {
      world.engine.follow(second);
      await world.pass(0.5);
      const third = world.source('third');
      world.engine.follow(third);
      await playToTheEnd();
      expect(world.audible()).toEqual([third.url]);
    });

    it('plays the same song again when the song is its own successor', async () => {
      world.engine.follow(first);
      await playToTheEnd();
      expect(kinds().filter((kind) => kind === 'track-changed')).toHaveLength(1);
      expect(world.audible()).toEqual([first.url]);
      expect(lastPosition()).toBeLessThan(3);
    });

    it('drops the successor when another song is loaded', async () => {
      world.engine.follow(second);
      await world.pass(0.5);
      world.engine.load(world.source('third'), DURATION - 1);
      world.engine.play();
      facts.length = 0;
      await playToTheEnd();
      expect(kinds()).toContain('ended');
      expect(kinds()).not.toContain('track-changed');
    });

    it('begins the successor at once when it is loaded before its turn', async () => {
      world.engine.follow(second);
      await world.pass(0.5);
      world.engine.load(second, 0);
      world.engine.play();
      await world.pass(0.5);
      expect(kinds()).not.toContain('track-changed');
      expect(world.audible()).toEqual([second.url]);
      expect(lastPosition()).toBeLessThanOrEqual(1);
    });

    it('joins one song after another', async () => {
      world.engine.follow(second);
      await playToTheEnd();
      world.engine.seek(DURATION - 1);
      world.engine.follow(first);
      await playToTheEnd();
      expect(kinds().filter((kind) => kind === 'track-changed')).toHaveLength(2);
      expect(world.audible()).toEqual([first.url]);
    });

    it('seeks within the song that was joined', async () => {
      world.engine.follow(second);
      await playToTheEnd();
      facts.length = 0;
      world.engine.seek(12);
      await world.pass(0.5);
      expect(facts).toContainEqual({ kind: 'seeked', position: expect.closeTo(12, 0) });
      expect(lastPosition()).toBeGreaterThanOrEqual(12);
      expect(lastPosition()).toBeLessThan(14);
    });
  });
}
