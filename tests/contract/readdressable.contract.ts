import type { PlaybackFact } from '../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../src/domain/playback/sources/playback-source';
import type { EngineWorld } from './playback-engine.contract';

/** An engine's world in which addresses expire. */
export interface ReaddressableWorld extends EngineWorld {
  /** From now on the source's address is refused. */
  expire(source: PlaybackSource): void;
}

/** The same source under a new address. */
const renewed = (source: PlaybackSource): PlaybackSource => ({ ...source, url: `/p/renewed${source.url}` });

/** Contract tests of every engine for addresses that expire before the song ends. */
export function describeReaddressable(name: string, createWorld: () => ReaddressableWorld): void {
  describe(`${name} with source addresses that expire`, () => {
    let world: ReaddressableWorld;
    let facts: PlaybackFact[];
    let source: PlaybackSource;

    const kinds = () => facts.map(({ kind }) => kind);
    const faults = () => facts.filter((fact) => fact.kind === 'failed');
    const position = () => facts.filter((fact) => fact.kind === 'progress').at(-1)?.position;

    /** Six seconds of the song have been played. */
    beforeEach(async () => {
      world = createWorld();
      facts = [];
      source = world.source('first');
      world.engine.facts.subscribe((fact) => facts.push(fact));
      world.engine.load(source, 0);
      world.engine.play();
      await world.pass(1);
      await world.pass(5);
    });

    afterEach(() => world.engine.release());

    it('switches to a new address without a break', async () => {
      facts.length = 0;
      world.engine.readdress(renewed(source));
      await world.pass(1);
      expect(new Set(kinds())).toEqual(new Set(['progress']));
      expect(position()).toBeCloseTo(7, 0);
      expect(world.audible()).toHaveLength(1);
    });

    it('reports the expiry once, and continues with a new address from where the song stopped', async () => {
      world.expire(source);
      await world.pass(1);
      await world.pass(0);
      expect(faults()).toEqual([{ kind: 'failed', fault: 'expired' }]);
      world.engine.readdress(renewed(source));
      await world.pass(1);
      expect(world.audible()).toEqual([renewed(source).url]);
      expect(position()).toBeGreaterThanOrEqual(6);
      expect(position()).toBeLessThanOrEqual(9);
    });

    it('stays paused after an expiry and a new address', async () => {
      world.engine.pause();
      world.expire(source);
      await world.pass(1);
      world.engine.readdress(renewed(source));
      await world.pass(1);
      expect(world.audible()).toEqual([]);
    });

    it('ignores a new address while no song is loaded', () => {
      world.engine.release();
      world.engine.readdress(source);
      expect(world.held()).toEqual([]);
    });
  });
}
