import { ImportRun } from '../../../server/application/import/import-run';
import { NO_COUNTS, type ImportFailure, type ImportJob } from '../../../server/domain/import/import-job';
import type { FolderWalk } from '../../../server/domain/import/media-folder.port';
import type { FileToRead } from '../../../server/domain/import/file-report';
import type { LibraryBatch, RefusedRow } from '../../../server/domain/import/library-store.port';
import type { KnownFile } from '../../../server/domain/import/known-file';
import { fail, succeed, type Result } from '../../../server/domain/shared/result';
import { aFileToRead, aKnownFile } from '../../support/builders/a-known-file';
import { aSongEntry } from '../../support/builders/a-song-entry';
import { silentLogger } from '../../support/server/silent-logger';

const JOB: ImportJob = {
  ...NO_COUNTS,
  id: 'run',
  state: 'running',
  failure: null,
  startedAt: new Date(0),
  finishedAt: null,
};
const GONE = aKnownFile('gone.mp3');
const WALKED: FolderWalk = { files: [], videosBeside: [], leftOut: [], unreadableFolders: [], isEmpty: false };

/** A run over a library that knows one file, which the walk does not find. */
function aRun(walk: Result<FolderWalk, ImportFailure>, known: readonly KnownFile[] = [GONE]) {
  const away: string[] = [];
  const refused: (readonly [string, string])[] = [];
  const noted: string[] = [];
  const library = {
    known: () => Promise.resolve({ songs: known, leftOut: [] }),
    // The database accepts left-out files, but no songs.
    commit: async ({ songs, refused: left }: LibraryBatch) => {
      noted.push(...left.map(({ file }) => file.path));
      return songs.length > 0 ? fail('not-accepted') : succeed(undefined);
    },
    markAway: async (ids: readonly string[]) => void away.push(...ids),
    markRefused: async (rows: readonly RefusedRow[]) =>
      void refused.push(...rows.map(({ id, reason }) => [id, reason] as const)),
    removeOrphans: () => Promise.resolve(),
  };
  const tools = {
    folder: { walk: () => Promise.resolve(walk) },
    files: {
      width: 1,
      rest: () => Promise.resolve(),
      examine: ({ path }: FileToRead) => Promise.resolve({ ...aKnownFile(path), kind: 'song' }),
      read: ({ path }: FileToRead) => Promise.resolve({ ...aSongEntry(path), kind: 'song' }),
    },
    library,
    shorts: { known: () => Promise.resolve([]), linkable: () => Promise.resolve([]) },
    jobs: { advance: () => Promise.resolve() },
    ids: { next: () => 'id' },
    digest: (text: string) => text,
    log: silentLogger,
  } as unknown as ConstructorParameters<typeof ImportRun>[0];
  return { run: new ImportRun(tools, { advanced: () => undefined }), away, refused, noted };
}

describe('a scan of the folder', () => {
  it('hides a song whose file is missing, once', async () => {
    const { run, away } = aRun(succeed(WALKED), [GONE, aKnownFile('long gone.mp3', { presence: 'away' })]);
    expect(await run.execute(JOB)).toBeNull();
    expect([away, run.counts.removed]).toEqual([[GONE.id], 1]);
  });

  it('records and counts every file that must not be read, once, however many files there are', async () => {
    const hidden = Array.from({ length: 1_200 }, (_, at) => ({ path: `.${at}.mp3`, reason: 'hidden-name' }) as const);
    const left = [...hidden, { path: 'shut', reason: 'too-long-path' } as const];
    const { run, noted } = aRun(succeed({ ...WALKED, leftOut: left, unreadableFolders: ['shut', 'closed'] }), []);
    expect(await run.execute(JOB)).toBeNull();
    expect(noted.length).toBe(1_202);
    expect(run.counts).toMatchObject({ processed: 1_202, hidden: 1_200, refused: 2 });
  });

  it('hides nothing after it was stopped, because moved files may still be unread', async () => {
    const { run, away } = aRun(succeed(WALKED));
    run.stop();
    expect([await run.execute(JOB), away]).toEqual([null, []]);
  });

  it.each<[string, Result<FolderWalk, ImportFailure>, ImportFailure]>([
    ['cannot be read', fail('media-folder-missing'), 'media-folder-missing'],
    ['is empty, as where a disk is not mounted', succeed({ ...WALKED, isEmpty: true }), 'media-folder-empty'],
  ])('hides nothing when the folder %s, and reports the failure', async (_, walk, failure) => {
    const { run, away } = aRun(walk);
    expect([await run.execute(JOB), away]).toEqual([failure, []]);
  });

  it('hides a changed song that the database does not accept, and counts the song as refused', async () => {
    const known = aKnownFile('changed.mp3');
    const file = aFileToRead('changed.mp3', { size: known.size + 1 });
    const { run, refused } = aRun(succeed({ ...WALKED, files: [file] }), [known]);
    expect(await run.execute(JOB)).toBeNull();
    expect(refused).toEqual([[known.id, 'not-stored']]);
    expect(run.counts).toEqual({ ...NO_COUNTS, found: 0, processed: 1, refused: 1 });
  });
});
