import { BatchBuilder } from '../../../server/application/import/batch-builder';
import { LinkClips } from '../../../server/application/import/link-clips';
import { removeFiles, knownFiles } from '../../../server/application/import/known-files';
import type { LinkableClip, SongLink } from '../../../server/application/ports/short-video-store.port';
import type { FileReport } from '../../../server/domain/import/file-report';
import type { KnownFile } from '../../../server/domain/import/known-file';
import { succeed } from '../../../server/domain/shared/result';
import { aFileToRead, aFoundFile, aKnownFile } from '../../support/builders/a-known-file';
import { LOSSLESS } from '../../support/builders/a-media-source';

const VIDEO = { codec: 'h264', width: 1080, height: 1920, fps: 30 };
const clipReport = (captions: string | null = null, sound = 'new sound'): FileReport => ({
  ...{ kind: 'clip', fingerprint: 'print', sound, picture: null },
  draft: {
    ...{ caption: 'a', artist: null, wish: { titles: ['a'], artist: null, stretch: null }, durationMs: 9_000 },
    ...{ audio: LOSSLESS, video: VIDEO, captions },
  },
});
const songReport: FileReport = {
  ...{ kind: 'song', fingerprint: 'print', sound: 'new sound', recording: null, picture: null, companion: null },
  ...{ refusedVideo: null, artistPictures: { portrait: null, banner: null } },
  draft: {
    ...{ title: 'a', artists: ['Hạ Vy'], album: null, disc: null, track: null, year: null, genre: null, credits: [] },
    ...{ lyrics: null, durationMs: 60_000, audio: LOSSLESS, video: null },
  },
};
const CLIP = { kind: 'clip', id: 'clip1' } as const;
const REFUSED: FileReport = { kind: 'refused', reason: 'too-long' };

/** A builder for which the file at `at` is what `row` was. */
const aBuilder = (at?: string, row?: KnownFile) =>
  new BatchBuilder({
    rows: new Map(at === undefined || row === undefined ? [] : [[at, row]]),
    ids: { next: () => 'new1' },
    digest: (text) => text,
  });

describe('a batch with short videos', () => {
  it('has a new one under a new id', () => {
    const builder = aBuilder();
    builder.add(aFileToRead('a.mp4'), clipReport());
    const { clips, givenUp, counts, batch } = builder.take();
    expect(clips).toMatchObject([{ clipId: 'new1', fingerprint: 'print', file: { path: 'a.mp4' } }]);
    expect([givenUp, batch.songs, counts.added, counts.processed]).toEqual([[], [], 1, 1]);
    expect(builder.size).toBe(0);
  });

  it('has a changed one, and one that has moved, under the id they have', () => {
    const changed = aBuilder('a.mp4', aKnownFile('a.mp4', { ...CLIP, presence: 'refused' }));
    changed.add(aFileToRead('a.mp4'), clipReport());
    const moved = aBuilder('a.mp4', aKnownFile('b.mp4', CLIP));
    moved.add(aFileToRead('a.mp4'), clipReport());
    const [first, second] = [changed.take(), moved.take()];
    expect([first, second].map(({ clips: [clip] }) => clip?.clipId)).toEqual(['clip1', 'clip1']);
    expect([first.counts.changed, second.counts.moved]).toEqual([1, 1]);
  });

  it('gives it other addresses with other captions', () => {
    const revisions = [null, 'WEBVTT'].map((captions) => {
      const builder = aBuilder();
      builder.add(aFileToRead('a.mp4'), clipReport(captions, 'x'));
      return builder.take().clips[0]?.revision;
    });
    expect(revisions[0]).not.toBe(revisions[1]);
  });

  it.each([
    ['a song that is a short video now', aKnownFile('a.mp4'), clipReport(), 1],
    ['a short video that is left out now', aKnownFile('a.mp4', CLIP), REFUSED, 1],
    ['a short video that stays one', aKnownFile('a.mp4', CLIP), clipReport(), 0],
    ['what is left out again', undefined, REFUSED, 0],
  ])('names what has to go first: %s', (_, row, report, count) => {
    const builder = aBuilder('a.mp4', row);
    builder.add(aFileToRead('a.mp4'), report);
    expect(builder.take().givenUp).toHaveLength(count);
  });
});

describe('a batch with songs', () => {
  const taken = (row: KnownFile | undefined, path = 'a.mp3') => {
    const builder = aBuilder(path, row);
    builder.add(aFileToRead(path), songReport);
    return builder.take();
  };

  it('keeps what a song sounded like before, the latest first and each once', () => {
    const row = aKnownFile('a.mp3', { sound: 'cut', formerSounds: ['new sound', 'whole', 'cut'] });
    expect(taken(row).batch.songs).toMatchObject([
      { songId: 'song of a.mp3', sound: 'new sound', formerSounds: ['cut', 'whole'] },
    ]);
  });

  it('keeps the media addresses of the very same file elsewhere, and of no other one', () => {
    const revisionOf = (change: Partial<KnownFile>) =>
      taken(aKnownFile('b.mp3', { fingerprint: 'print', ...change })).batch.songs[0]?.revision;
    expect(revisionOf({})).toBe('r1');
    expect(revisionOf({ fingerprint: 'other tags' })).not.toBe('r1');
    expect(revisionOf({ path: 'a.mp3' })).not.toBe('r1');
  });

  it('counts a file that an older version read less of as unchanged', () => {
    expect(taken(aKnownFile('a.mp3', { sound: null })).counts).toMatchObject({
      unchanged: 1,
      changed: 0,
      processed: 1,
    });
  });
});

describe('known files', () => {
  const [SONG, SHORT, LEFT_OUT] = [aKnownFile('a.mp3'), aKnownFile('b.mp4', CLIP), aFoundFile('c.txt')];
  const shelves = (log: unknown[]) => ({
    library: {
      known: async () => ({ songs: [SONG], leftOut: [LEFT_OUT] }),
      remove: async (files: readonly KnownFile[]) => void log.push(files.map(({ path }) => path)),
      commit: async () => succeed(undefined),
      forgetLeftOut: async () => undefined,
      removeEmpty: async () => undefined,
    },
    shorts: {
      known: async () => [SHORT],
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
    expect(await knownFiles(shelves([]))).toEqual({ known: [SONG, SHORT], leftOut: [LEFT_OUT] });
  });

  it('are removed from where they are', async () => {
    const log: unknown[] = [];
    await removeFiles(shelves(log), [SONG, SHORT]);
    await removeFiles(shelves(log), []);
    expect(log).toEqual([['a.mp3'], ['clip1']]);
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
