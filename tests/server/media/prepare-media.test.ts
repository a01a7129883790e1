import { EncodingSlots } from '../../../server/application/media/encoding-slots';
import { KnownSources } from '../../../server/application/media/known-sources';
import { MeasureLoudness } from '../../../server/application/media/measure-loudness';
import { Packager } from '../../../server/application/media/packager';
import { PrepareMedia } from '../../../server/application/media/prepare-media';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { systemTimer } from '../../../server/infrastructure/system/system-timer';
import { aMediaSource } from '../../support/builders/a-media-source';
import { MemoryRenditionStore } from '../../support/fakes/memory-rendition-store';
import { silentLogger } from '../../support/server/silent-logger';

/** Songs `a`, `b` and `c`; those whose names begin with `quiet` cannot be measured. */
function aPreparation(unmeasured: readonly string[] = [], mayTidy = () => true, clipsLeft: string[] = []) {
  const log: string[] = [];
  const find = async (songId: string) =>
    songId === 'gone' ? undefined : aMediaSource({ songId, path: songId, isPremium: songId === 'gold' });
  const sources = { find };
  const slots = new EncodingSlots();
  const encoder = {
    encode: async ({ rendition, urgency }: { rendition: { folder: string }; urgency: string }) => {
      log.push(`${rendition.folder} ${urgency}`);
      return { ok: true, value: undefined } as const;
    },
  };
  const tools = { encoder, store: new MemoryRenditionStore(), slots, clock: systemClock, timer: systemTimer };
  const packager = new Packager(new KnownSources(sources, systemClock), tools, () => undefined);
  const left = [...unmeasured];
  const book = {
    unmeasured: async (limit: number) => left.slice(0, limit),
    keep: async (songId: string) => {
      log.push(`loudness of ${songId}`);
      left.splice(left.indexOf(songId), 1);
    },
  };
  const meter = {
    measure: async ({ path }: { readonly path: string }) =>
      path.startsWith('quiet')
        ? ({ ok: false, error: { kind: 'undecodable', detail: '' } } as const)
        : ({ ok: true, value: { integrated: -14, truePeak: -1 } } as const),
  };
  const loudness = new MeasureLoudness(sources, { meter, book, slots });
  const clips = {
    step: async () => {
      const clip = clipsLeft.shift();
      if (clip !== undefined) log.push(`clip ${clip}`);
      return clip !== undefined;
    },
  };
  const preparation = new PrepareMedia({ sources, packager, loudness, clips, log: silentLogger }, mayTidy);
  return { preparation, log };
}

const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('preparing media', () => {
  it('makes the two lowest renditions of the next songs, and measures their loudness in between', async () => {
    const { preparation, log } = aPreparation();
    preparation.packageAhead(['a', 'gone', 'b']);
    await idle();
    expect(log).toEqual([
      'a/a-r11/64 in-background',
      'loudness of a',
      'a/a-r11/128 in-background',
      'a/b-r11/64 in-background',
      'loudness of b',
      'a/b-r11/128 in-background',
    ]);
  });

  it('makes the preview of a premium song first, which most listeners will play', async () => {
    const { preparation, log } = aPreparation();
    preparation.packageAhead(['gold']);
    await idle();
    expect(log.slice(0, 2)).toEqual(['pre/gold-r11/64 in-background', 'a/gold-r11/64 in-background']);
  });

  it('prepares the song that was requested last before the rest', async () => {
    const { preparation, log } = aPreparation();
    preparation.packageAhead(['a', 'b', 'c']);
    preparation.packageAhead(['c']);
    await idle();
    expect(log.filter((line) => line.includes('/64'))).toEqual([
      'a/a-r11/64 in-background',
      'a/c-r11/64 in-background',
      'a/b-r11/64 in-background',
    ]);
  });

  it('measures every song when nothing else is left to do, and tries an unmeasurable song only once', async () => {
    const { preparation, log } = aPreparation(['quiet', 'a', 'b']);
    preparation.wake();
    await idle();
    expect(log).toEqual(['loudness of a', 'loudness of b']);
  });

  it('measures a song after a hundred that cannot be measured', async () => {
    const quiet = Array.from({ length: 100 }, (_, at) => `quiet ${at}`);
    const { preparation, log } = aPreparation([...quiet, 'a']);
    preparation.wake();
    await idle();
    expect(log).toEqual(['loudness of a']);
  });

  it('prepares short videos after the next songs, and before loudness that was not requested', async () => {
    const { preparation, log } = aPreparation(['a', 'b'], () => true, ['one', 'two']);
    preparation.packageAhead(['a']);
    await idle();
    expect(log.slice(3)).toEqual(['clip one', 'clip two', 'loudness of b']);
  });

  it('does nothing while background work is not allowed', async () => {
    const { preparation, log } = aPreparation(['a'], () => false, ['one']);
    preparation.wake();
    await idle();
    expect(log).toEqual([]);
  });

  it('begins once the work that wakes it has ended', async () => {
    const quiet = { is: false };
    const { preparation, log } = aPreparation(['a'], () => quiet.is);
    preparation.wake();
    quiet.is = true;
    await idle();
    expect(log).toEqual(['loudness of a']);
  });

  it('is closed when the running work has ended, and begins nothing else', async () => {
    const { preparation, log } = aPreparation(['b', 'c'], () => true, ['one', 'two']);
    preparation.packageAhead(['a', 'b']);
    await preparation.close();
    const atClose = [...log];
    await idle();
    expect(log).toEqual(atClose);
    expect(log).toEqual(['a/a-r11/64 in-background']);
  });

  it('begins nothing once closed', async () => {
    const { preparation, log } = aPreparation(['a']);
    await preparation.close();
    preparation.packageAhead(['b']);
    await idle();
    expect(log).toEqual([]);
  });
});
