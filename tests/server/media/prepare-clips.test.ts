import { ClipSources } from '../../../server/application/media/clip-sources';
import { EncodingSlots } from '../../../server/application/media/encoding-slots';
import { KnownSources } from '../../../server/application/media/known-sources';
import { MakePosters } from '../../../server/application/media/make-posters';
import { Packager } from '../../../server/application/media/packager';
import { PrepareClips } from '../../../server/application/media/prepare-clips';
import type { ClipFile } from '../../../server/domain/shorts/short-files.port';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { systemTimer } from '../../../server/infrastructure/system/system-timer';
import { aKnownFile } from '../../support/builders/a-known-file';
import { LOSSLESS } from '../../support/builders/a-media-source';
import { MemoryRenditionStore } from '../../support/fakes/memory-rendition-store';

const VIDEO = { codec: 'h264', width: 1080, height: 1920, fps: 25 };
const PICTURE = { id: 'p', width: 9, height: 16, colour: { hue: 1, chroma: 0.1, secondHue: 50 } };

const aClip = (clipId: string): ClipFile => ({
  clipId,
  revision: 'r1',
  path: `shorts/${clipId}.mp4`,
  size: 1,
  modifiedMs: 2,
  durationMs: 9_000,
  audio: LOSSLESS,
  video: VIDEO,
  captions: null,
});

/** Clips by id, each with its file's time; no poster can be made of `dark`, and the file of `gone` is missing. */
function aPreparation(times: Readonly<Record<string, number>>, bare: readonly string[] = []) {
  const log: string[] = [];
  const left = [...bare];
  const clips = {
    find: async (id: string) => (id in times && id !== 'gone' ? aClip(id) : undefined),
    known: async () =>
      Object.entries(times).map(([id, modifiedMs]) => aKnownFile(`shorts/${id}.mp4`, { kind: 'clip', id, modifiedMs })),
    withoutPoster: async (limit: number) => left.slice(0, limit),
    keepPoster: async (id: string, revision: string) => {
      log.push(`poster of ${id} ${revision}`);
      left.splice(left.indexOf(id), 1);
    },
  };
  const songs = { find: async () => undefined };
  const sources = new ClipSources(songs, clips, (path) => `/music/${path}`);
  const slots = new EncodingSlots();
  const encoder = {
    encode: async ({ rendition, urgency }: { rendition: { folder: string }; urgency: string }) => {
      log.push(`${rendition.folder} ${urgency}`);
      return { ok: true, value: undefined } as const;
    },
  };
  const packager = new Packager(
    new KnownSources(sources, systemClock),
    { encoder, store: new MemoryRenditionStore(), slots, clock: systemClock, timer: systemTimer },
    () => undefined,
  );
  const take = async (path: string) =>
    path.includes('dark')
      ? ({ ok: false, error: { kind: 'undecodable', detail: '' } } as const)
      : ({ ok: true, value: Uint8Array.of(1) } as const);
  const pictures = { keep: async () => ({ ok: true, value: PICTURE }) as const };
  const posters = new MakePosters(sources, { clips, posters: { capture: take }, pictures, slots });
  return { clips: new PrepareClips({ clips, sources, packager, posters }), sources, log };
}

async function allSteps(clips: PrepareClips): Promise<number> {
  let steps = 0;
  while (await clips.step()) steps += 1;
  return steps;
}

describe('preparing short videos', () => {
  it('makes posters first, then the rendition that a cold start begins with, the newest clip first', async () => {
    const { clips, log } = aPreparation({ old: 1, new: 3, middle: 2 }, ['old']);
    await allSteps(clips);
    expect(log).toEqual([
      'poster of old r1',
      's/new-r11/360p in-background',
      's/middle-r11/360p in-background',
      's/old-r11/360p in-background',
    ]);
  });

  it('tries only once to make a poster that cannot be made, and skips a clip whose file is gone', async () => {
    const { clips, log } = aPreparation({ dark: 2, gone: 1 }, ['gone', 'dark']);
    expect(await allSteps(clips)).toBe(4);
    expect(log).toEqual(['s/dark-r11/360p in-background']);
  });

  it('has nothing left to do until it is asked to look again', async () => {
    const { clips } = aPreparation({ a: 1 });
    expect(await allSteps(clips)).toBe(1);
    expect(await allSteps(clips)).toBe(0);
    clips.lookAgain();
    expect(await allSteps(clips)).toBe(1);
  });

  it('prepares only the newest sixty clips, and leaves the others until they are watched', async () => {
    const times = Object.fromEntries(Array.from({ length: 75 }, (_, at) => [`c${at}`, at]));
    expect(await allSteps(aPreparation(times).clips)).toBe(60);
  });
});

describe('the sources of short videos', () => {
  it('are files of the media folder, and none is premium', async () => {
    const { sources } = aPreparation({ a: 1 });
    expect(await sources.find('a', 'clip')).toEqual({
      songId: 'a',
      revision: 'r1',
      path: '/music/shorts/a.mp4',
      size: 1,
      modifiedMs: 2,
      durationMs: 9_000,
      audio: LOSSLESS,
      video: VIDEO,
      isPremium: false,
    });
    expect(await sources.find('b', 'clip')).toBeUndefined();
    expect(await sources.find('a', 'video')).toBeUndefined();
  });
});
