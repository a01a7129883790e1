import { createHash } from 'node:crypto';
import { BatchBuilder } from '../../../server/application/import/batch-builder';
import { LinkClips } from '../../../server/application/import/link-clips';
import { knownFiles, markAway, markRefused } from '../../../server/application/import/known-files';
import type { LinkableClip, SongLink } from '../../../server/domain/shorts/short-song-links.port';
import type { FileReport } from '../../../server/domain/import/file-report';
import type { KnownFile } from '../../../server/domain/import/known-file';
import { succeed } from '../../../server/domain/shared/result';
import { aFileToRead, aFoundFile, aKnownFile } from '../../support/builders/a-known-file';
import { LOSSLESS } from '../../support/builders/a-media-source';

const VIDEO = { codec: 'h264', width: 1080, height: 1920, fps: 30 };
const clipReport = (captions: string | null = null, sound = 'new sound'): FileReport => ({
  kind: 'clip',
  fingerprint: 'print',
  sound,
  isTitled: false,
  picture: null,
  reservations: [],
  draft: {
    caption: 'a',
    artist: null,
    wish: { titles: ['a'], artist: null, stretch: null },
    durationMs: 9_000,
    audio: LOSSLESS,
    video: VIDEO,
    captions,
  },
});
const songReport: FileReport = {
  kind: 'song',
  fingerprint: 'print',
  sound: 'new sound',
  recording: null,
  picture: null,
  companion: null,
  isTitled: true,
  reservations: [],
  refusedVideo: null,
  artistPictures: { portrait: null, banner: null },
  draft: {
    title: 'a',
    artists: ['Hạ Vy'],
    album: null,
    disc: null,
    track: null,
    year: null,
    genre: null,
    credits: [],
    displayArtist: null,
    otherAlbumArtists: [],
    displayAlbumArtist: null,
    side: null,
    lyrics: null,
    durationMs: 60_000,
    audio: LOSSLESS,
    video: null,
  },
};
const CLIP = { kind: 'clip', id: 'clip1' } as const;
const REFUSED: FileReport = { kind: 'refused', reason: 'too-long' };

/** A builder that knows the file at `at` as the file described by `row`. */
const aBuilder = (at?: string, row?: KnownFile) =>
  new BatchBuilder({
    rows: new Map(at === undefined || row === undefined ? [] : [[at, row]]),
    ids: { next: () => 'new1' },
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  });

describe('a batch with short videos', () => {
  it('contains a new clip under a new id', () => {
    const builder = aBuilder();
    builder.add(aFileToRead('a.mp4'), clipReport());
    const { clips, away, unreadable, counts, batch } = builder.drain();
    expect(clips).toMatchObject([{ clipId: 'new1', fingerprint: 'print', file: { path: 'a.mp4' } }]);
    expect([away, unreadable, batch.songs, counts.added, counts.processed]).toEqual([[], [], [], 1, 1]);
    expect(builder.size).toBe(0);
  });

  it('contains a changed clip and a moved clip under their existing ids', () => {
    const changed = aBuilder('a.mp4', aKnownFile('a.mp4', { ...CLIP, presence: 'refused' }));
    changed.add(aFileToRead('a.mp4'), clipReport());
    const moved = aBuilder('a.mp4', aKnownFile('b.mp4', CLIP));
    moved.add(aFileToRead('a.mp4'), clipReport());
    const first = changed.drain();
    const second = moved.drain();
    expect([first, second].map(({ clips: [clip] }) => clip?.clipId)).toEqual(['clip1', 'clip1']);
    expect([first.counts.changed, second.counts.moved]).toEqual([1, 1]);
  });

  it('gives a clip different addresses for different captions', () => {
    const revisions = [null, 'WEBVTT'].map((captions) => {
      const builder = aBuilder();
      builder.add(aFileToRead('a.mp4'), clipReport(captions, 'x'));
      return builder.drain().clips[0]?.revision;
    });
    expect(revisions[0]).not.toBe(revisions[1]);
  });

  it.each([
    ['the song of a file that is a short video now', aKnownFile('a.mp4'), clipReport(), { away: 1 }],
    ['a short video whose file cannot be read', aKnownFile('a.mp4', CLIP), REFUSED, { unreadable: 1 }],
    ['no short video that stays one', aKnownFile('a.mp4', CLIP), clipReport(), {}],
    ['nothing of a file that is left out again', undefined, REFUSED, { refused: 1 }],
  ])('hides %s', (_, row, report, expected) => {
    const builder = aBuilder('a.mp4', row);
    builder.add(aFileToRead('a.mp4'), report);
    expect(builder.size).toBe(1);
    const { away, unreadable, batch } = builder.drain();
    const counts = { away: away.length, unreadable: unreadable.length, refused: batch.refused.length };
    expect(counts).toEqual({ away: 0, unreadable: 0, refused: 0, ...expected });
  });
});

describe('a batch with songs', () => {
  const taken = (row: KnownFile | undefined, path = 'a.mp3') => {
    const builder = aBuilder(path, row);
    builder.add(aFileToRead(path), songReport);
    return builder.drain();
  };

  it('stores the former sounds of a song, the latest first and each once', () => {
    const row = aKnownFile('a.mp3', { sound: 'cut', formerSounds: ['new sound', 'whole', 'cut'] });
    expect(taken(row).batch.songs).toMatchObject([
      { songId: 'song of a.mp3', sound: 'new sound', formerSounds: ['cut', 'whole'] },
    ]);
  });

  it('retains the media addresses of the same file, also at another path, but not of a different file', () => {
    const revisionOf = (change: Partial<KnownFile>) =>
      taken(aKnownFile('b.mp3', { fingerprint: 'print', ...change })).batch.songs[0]?.revision;
    expect(revisionOf({})).toBe('r1');
    expect(revisionOf({ fingerprint: 'other tags' })).not.toBe('r1');
    expect(revisionOf({ path: 'a.mp3' })).toBe('r1');
    expect(revisionOf({ path: 'a.mp3', modifiedMs: 4 })).not.toBe('r1');
    expect(revisionOf({ durationMs: 59_999 })).not.toBe('r1');
  });

  it('counts a file as unchanged when an older version only read less of it', () => {
    expect(taken(aKnownFile('a.mp3', { sound: null })).counts).toMatchObject({
      unchanged: 1,
      changed: 0,
      processed: 1,
    });
  });
});

describe('known files', () => {
  const SONG = aKnownFile('a.mp3');
  const SHORT = aKnownFile('b.mp4', CLIP);
  const LEFT_OUT = { ...aFoundFile('c.txt'), reason: 'not-media' as const };
  const marks = (log: unknown[]) => ({
    markAway: async (ids: readonly string[]) => void log.push(ids),
    markRefused: async (refused: readonly unknown[]) => void log.push(refused),
  });
  const shelves = (log: unknown[]) => ({
    library: {
      known: async () => ({ songs: [SONG], leftOut: [LEFT_OUT] }),
      ...marks(log),
      commit: async () => succeed(undefined),
      forgetLeftOut: async () => undefined,
      removeOrphans: async () => undefined,
    },
    shorts: {
      known: async () => [SHORT],
      ...marks(log),
      put: async () => succeed(undefined),
      find: async () => undefined,
      linkable: async () => [],
      link: async () => undefined,
      withoutPoster: async () => [],
      keepPoster: async () => undefined,
    },
  });

  it('are songs, short videos and left-out files', async () => {
    expect(await knownFiles(shelves([]))).toEqual({ known: [SONG, SHORT], leftOut: [LEFT_OUT] });
  });

  it('are marked as away, or as refused, in the store that they belong to', async () => {
    const log: unknown[] = [];
    const [songEntry, shortEntry] = [SONG, SHORT].map((file) => ({ file, reason: 'empty' as const }));
    await markAway(shelves(log), [SONG, SHORT]);
    await markRefused(shelves(log), [
      { ...songEntry!, row: SONG },
      { ...shortEntry!, row: SHORT },
    ]);
    await markAway(shelves(log), []);
    await markRefused(shelves(log), []);
    expect(log).toEqual([[SONG.id], ['clip1'], [{ ...songEntry, id: SONG.id }], [{ ...shortEntry, id: 'clip1' }]]);
  });
});

describe('LinkClips', () => {
  it('links each clip to its song and the used stretch, or to no song', async () => {
    const links: SongLink[] = [];
    const song = { songId: 's', title: 'Sóng', artists: ['Hạ Vy'], durationMs: 60_000 };
    const clip = (clipId: string, title: string): LinkableClip => ({
      clipId,
      durationMs: 15_000,
      candidates: [song],
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
