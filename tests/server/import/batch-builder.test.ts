import { BatchBuilder } from '../../../server/application/import/batch-builder';
import { LinkClips } from '../../../server/application/import/link-clips';
import { removeFiles, knownFiles } from '../../../server/application/import/known-files';
import type { LinkableClip, SongLink } from '../../../server/application/ports/short-video-store.port';
import type { FileReport, FileToRead } from '../../../server/domain/import/file-report';
import { MovedFiles, type KnownFile } from '../../../server/domain/import/plan-changes';
import { succeed } from '../../../server/domain/shared/result';
import { LOSSLESS } from '../../support/builders/a-media-source';

const VIDEO = { codec: 'h264', width: 1080, height: 1920, fps: 30 };
const file = (path: string): FileToRead => ({
  ...{ path, size: 1, modifiedMs: 2, companions: '', pictureBeside: undefined, lyricsBeside: undefined },
  ...{ videoBeside: undefined, captionsBeside: undefined, posterBeside: undefined },
  artistPictures: { portrait: undefined, banner: undefined },
});
const clipReport = (captions: string | null = null, fingerprint = 'print'): FileReport => ({
  ...{ kind: 'clip', fingerprint, picture: null },
  draft: {
    ...{ caption: 'a', artist: null, wish: { titles: ['a'], artist: null, stretch: null }, durationMs: 9_000 },
    ...{ audio: LOSSLESS, video: VIDEO, captions },
  },
});
const known = (path: string, change: Partial<KnownFile> = {}): KnownFile => ({
  ...{ path, size: 1, modifiedMs: 1, companions: '', fingerprint: 'print', song: null },
  ...change,
});
const CLIP = { clip: { id: 'clip1', revision: 'r1' } };

function aBuilder(before: readonly KnownFile[] = [], missing: readonly KnownFile[] = []) {
  return new BatchBuilder({
    known: new Map(before.map((each) => [each.path, each])),
    moved: new MovedFiles(missing),
    ids: { next: () => 'new1' },
    digest: (text) => text,
  });
}

describe('a batch with short videos', () => {
  it('has a new one under a new id', () => {
    const builder = aBuilder();
    builder.add(file('a.mp4'), clipReport());
    const { clips, changedKind, counts, batch } = builder.take();
    expect(clips).toMatchObject([{ clipId: 'new1', fingerprint: 'print', file: { path: 'a.mp4' } }]);
    expect([changedKind, batch.songs, counts.added, counts.processed]).toEqual([[], [], 1, 1]);
    expect(builder.size).toBe(0);
  });

  it('has a changed one, and one that has moved, under the id they have', () => {
    const changed = aBuilder([known('a.mp4', CLIP)]);
    changed.add(file('a.mp4'), clipReport());
    const moved = aBuilder([], [known('b.mp4', CLIP)]);
    moved.add(file('a.mp4'), clipReport());
    const [first, second] = [changed.take(), moved.take()];
    expect([first, second].map(({ clips: [clip] }) => clip?.clipId)).toEqual(['clip1', 'clip1']);
    expect([first.counts.changed, second.counts.moved]).toEqual([1, 1]);
  });

  it('gives it other addresses with other captions', () => {
    const revisions = [null, 'WEBVTT'].map((captions) => {
      const builder = aBuilder();
      builder.add(file('a.mp4'), clipReport(captions, 'x'));
      return builder.take().clips[0]?.revision;
    });
    expect(revisions[0]).not.toBe(revisions[1]);
  });

  it.each([
    ['a song that is a short video now', known('a.mp4', { song: { id: 's', revision: 'r' } }), clipReport(), 1],
    ['a file left out that is one now', known('a.mp4'), clipReport(), 1],
    [
      'a short video that is left out now',
      known('a.mp4', CLIP),
      { kind: 'refused', fingerprint: '', reason: 'too-long' },
      1,
    ],
    ['a short video that stays one', known('a.mp4', CLIP), clipReport(), 0],
    ['what is left out again', known('a.mp4'), { kind: 'refused', fingerprint: '', reason: 'empty' }, 0],
  ] as const)('names what has to go first: %s', (_, before, report, count) => {
    const builder = aBuilder([before]);
    builder.add(file('a.mp4'), report);
    expect(builder.take().changedKind).toHaveLength(count);
  });
});

describe('known files', () => {
  const SONG = known('a.mp3', { song: { id: 's', revision: 'r' } });
  const shelves = (log: unknown[]) => ({
    library: {
      known: async () => new Map([[SONG.path, SONG]]),
      remove: async (files: readonly KnownFile[]) => void log.push(files.map(({ path }) => path)),
      commit: async () => succeed(undefined),
      removeEmpty: async () => undefined,
    },
    shorts: {
      known: async () => new Map([['b.mp4', { ...known('b.mp4'), ...CLIP }]]),
      remove: async (ids: readonly string[]) => void log.push(ids),
      put: async () => succeed(undefined),
      find: async () => undefined,
      linkable: async () => [],
      link: async () => undefined,
      withoutPoster: async () => [],
      keepPoster: async () => undefined,
    },
  });

  it('are songs, short videos and what was left out', async () => {
    const files = await knownFiles(shelves([]));
    expect([...files.values()]).toMatchObject([SONG, { path: 'b.mp4', song: null, clip: { id: 'clip1' } }]);
  });

  it('are removed from where they are', async () => {
    const log: unknown[] = [];
    await removeFiles(shelves(log), [SONG, known('b.mp4', CLIP), known('c.txt')]);
    await removeFiles(shelves(log), []);
    expect(log).toEqual([['a.mp3', 'b.mp4', 'c.txt'], ['clip1']]);
  });
});

describe('LinkClips', () => {
  it('notes the song of each clip and what of it is used, and that there is none', async () => {
    const links: SongLink[] = [];
    const song = { songId: 's', title: 'Sóng', artists: ['Hạ Vy'], durationMs: 60_000 };
    const clip = (clipId: string, title: string): LinkableClip => ({
      ...{ clipId, durationMs: 15_000, candidates: [song] },
      wish: { titles: [title], artist: 'Hạ Vy', stretch: { fromMs: 1_000, toMs: 16_000 } },
    });
    const clips = { linkable: async () => [clip('one', 'Sóng'), clip('two', 'Gió')] };
    await new LinkClips({ ...clips, link: async (all) => void links.push(...all) }).execute();
    expect(links).toEqual([
      { clipId: 'one', songId: 's', stretch: { fromMs: 1_000, toMs: 16_000 } },
      { clipId: 'two', songId: null, stretch: null },
    ]);
  });
});
