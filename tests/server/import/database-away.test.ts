import { ImportLibrary } from '../../../server/application/import/import-library';
import { NO_COUNTS, type ImportJob } from '../../../server/domain/import/import-job';
import type { ImportJobs } from '../../../server/domain/import/import-jobs.port';
import type { FolderWalk } from '../../../server/domain/import/media-folder.port';
import { Unavailable } from '../../../server/application/shared/unavailable';
import { silentLogger } from '../../support/server/silent-logger';

const NOTHING: FolderWalk = { files: [], videosBeside: [], leftOut: [], unreadableFolders: [], isEmpty: true };
const AWAY = new Unavailable('the database does not answer');

/** An import of an empty folder, with a database that can be unavailable. */
function anImport() {
  const told: string[] = [];
  let isAway = false;
  const job = (id: string, state: ImportJob['state']): ImportJob => ({
    ...NO_COUNTS,
    id,
    state,
    failure: null,
    startedAt: new Date(0),
    finishedAt: null,
  });
  const answer = <T>(value: T): Promise<T> => (isAway ? Promise.reject(AWAY) : Promise.resolve(value));
  const end = (id: string, state: ImportJob['state']): Promise<ImportJob> => {
    told.push(isAway ? `${state} unheard` : state);
    return answer(job(id, state));
  };
  const jobs = {
    start: (id: string) => {
      told.push('begun');
      return answer(job(id, 'running'));
    },
    advance: () => answer(undefined),
    end: (id: string, _counts: unknown, failure: unknown) => end(id, failure === null ? 'finished' : 'failed'),
    interrupt: (id: string) => end(id, 'interrupted'),
  } as unknown as ImportJobs;
  const tools = {
    jobs,
    ids: { next: () => 'run' },
    log: silentLogger,
    digest: (text: string) => text,
    files: { rest: () => Promise.resolve() },
    folder: { walk: () => Promise.resolve({ ok: true, value: NOTHING }) },
    library: { known: () => answer({ songs: [], leftOut: [] }), removeOrphans: () => answer(undefined) },
    shorts: { known: () => answer([]), linkable: () => answer([]) },
  } as unknown as ConstructorParameters<typeof ImportLibrary>[0];
  const importer = new ImportLibrary(tools, { advanced: () => undefined });
  return { importer, told, setAway: (value: boolean) => (isAway = value) };
}

describe('an import while the database is unavailable', () => {
  it('that could not start starts once the database is back, and only once', async () => {
    const { importer, told, setAway } = anImport();
    setAway(true);
    await expect(importer.start()).rejects.toBe(AWAY);
    setAway(false);
    await importer.resume();
    await importer.settled();
    await importer.resume();
    expect(told.filter((each) => each === 'begun')).toHaveLength(2);
  });

  it('that is cut off counts as interrupted, not as failed, and starts again once the database is back', async () => {
    const { importer, told, setAway } = anImport();
    const begun = importer.start();
    setAway(true);
    await begun.catch(() => undefined);
    await importer.settled();
    expect(told).toEqual(['begun', 'interrupted unheard']);
    setAway(false);
    await importer.resume();
    await importer.settled();
    expect(told.slice(2)).toEqual(['begun', 'finished']);
  });

  it('that ended well is not started again', async () => {
    const { importer, told } = anImport();
    await importer.start();
    await importer.settled();
    await importer.resume();
    expect(told).toEqual(['begun', 'finished']);
  });
});
