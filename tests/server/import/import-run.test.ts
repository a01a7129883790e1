import { ImportRun } from '../../../server/application/import/import-run';
import { NO_COUNTS, type ImportFailure, type ImportJob } from '../../../server/domain/import/import-job';
import type { FolderWalk } from '../../../server/domain/import/media-folder.port';
import type { KnownFile } from '../../../server/domain/import/known-file';
import { fail, succeed, type Result } from '../../../server/domain/shared/result';
import { aKnownFile } from '../../support/builders/a-known-file';
import { silentLogger } from '../../support/server/silent-logger';

const JOB: ImportJob = {
  ...{ ...NO_COUNTS, id: 'run', state: 'running', failure: null },
  ...{ startedAt: new Date(0), finishedAt: null },
};
const GONE = aKnownFile('gone.mp3');
const WALKED: FolderWalk = { files: [], unusable: [], unreadableFolders: [], isEmpty: false };

/** A run over a library that knows one file, which the walk does not find. */
function aRun(walk: Result<FolderWalk, ImportFailure>, known: readonly KnownFile[] = [GONE]) {
  const away: string[] = [];
  const library = {
    known: () => Promise.resolve({ songs: known, leftOut: [] }),
    markAway: async (ids: readonly string[]) => void away.push(...ids),
    removeEmpty: () => Promise.resolve(),
  };
  const tools = {
    folder: { walk: () => Promise.resolve(walk) },
    files: { read: () => Promise.reject(new Error('nothing is to be read')), rest: () => Promise.resolve() },
    library,
    shorts: { known: () => Promise.resolve([]), linkable: () => Promise.resolve([]) },
    jobs: { advance: () => Promise.resolve() },
    ids: { next: () => 'id' },
    digest: (text: string) => text,
    log: silentLogger,
  } as unknown as ConstructorParameters<typeof ImportRun>[0];
  return { run: new ImportRun(tools, { advanced: () => undefined }), away };
}

describe('a look through the folder', () => {
  it('hides what has no file, once', async () => {
    const { run, away } = aRun(succeed(WALKED), [GONE, aKnownFile('long gone.mp3', { presence: 'away' })]);
    expect(await run.execute(JOB)).toBeNull();
    expect([away, run.counts.removed]).toEqual([[GONE.id], 1]);
  });

  it('hides nothing once it was stopped: what moved was perhaps not read yet', async () => {
    const { run, away } = aRun(succeed(WALKED));
    run.stop();
    expect([await run.execute(JOB), away]).toEqual([null, []]);
  });

  it.each<[string, Result<FolderWalk, ImportFailure>, ImportFailure]>([
    ['cannot be read', fail('media-folder-missing'), 'media-folder-missing'],
    ['is empty, as where a disk is not mounted', succeed({ ...WALKED, isEmpty: true }), 'media-folder-empty'],
  ])('hides nothing where the folder %s, and says so', async (_, walk, failure) => {
    const { run, away } = aRun(walk);
    expect([await run.execute(JOB), away]).toEqual([failure, []]);
  });
});
