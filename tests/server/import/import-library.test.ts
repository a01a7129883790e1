import { ImportLibrary } from '../../../server/application/import/import-library';
import type { FileReport, FileToRead } from '../../../server/domain/import/file-report';
import {
  NO_COUNTS,
  type ImportCounts,
  type ImportFailure,
  type ImportJob,
} from '../../../server/domain/import/import-job';
import type { LibraryStore } from '../../../server/domain/import/library-store.port';
import { succeed } from '../../../server/domain/shared/result';
import { aFileToRead, aFoundFile, aKnownFile } from '../../support/builders/a-known-file';
import { silentLogger } from '../../support/server/silent-logger';

/** An import of a folder without changes: a song and a file that was left out. It records what it reads. */
function anImport() {
  const told: string[] = [];
  const held: (() => void)[] = [];
  const job = (id: string): ImportJob => ({
    ...NO_COUNTS,
    id,
    state: 'running',
    failure: null,
    startedAt: new Date(0),
    finishedAt: null,
  });
  const files = [aFileToRead('a.mp3'), aFileToRead('b.mp3')];
  const walk = async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    return succeed({ files, videosBeside: [], leftOut: [], unreadableFolders: [], isEmpty: false });
  };
  const end = async (id: string, _counts: ImportCounts, failure: ImportFailure | null) => {
    told.push(failure ?? 'ended');
    return job(id);
  };
  const interrupt = async (id: string) => {
    told.push('interrupted');
    return job(id);
  };
  const library: LibraryStore = {
    known: async () => ({ songs: [aKnownFile('a.mp3')], leftOut: [{ ...aFoundFile('b.mp3'), reason: 'truncated' }] }),
    commit: async () => succeed(undefined),
    markAway: async () => undefined,
    markRefused: async () => undefined,
    forgetLeftOut: async () => undefined,
    removeOrphans: async () => undefined,
  };
  const read = async ({ path }: FileToRead): Promise<FileReport> => {
    told.push(`read ${path}`);
    return { kind: 'refused', reason: 'truncated' };
  };
  const tools = {
    folder: { walk },
    files: { read, rest: async () => undefined, width: 1 },
    ids: { next: () => 'run' },
    jobs: { start: async (id: string) => job(id), advance: async () => undefined, end, interrupt },
    library,
    shorts: { known: async () => [], linkable: async () => [] },
    digest: (text: string) => text,
    log: silentLogger,
  } as unknown as ConstructorParameters<typeof ImportLibrary>[0];
  const importer = new ImportLibrary(tools, { advanced: () => undefined });
  /** Lets the current run continue, and waits for its end and for the run that follows it. */
  const letEnd = async () => {
    while (held.length === 0) await new Promise(setImmediate);
    held.shift()?.();
    await importer.settled();
  };
  return { importer, told, letEnd };
}

describe('an import of everything', () => {
  it('reads unchanged files and left-out files, which an ordinary import does not read', async () => {
    const { importer, told, letEnd } = anImport();
    await importer.start();
    await letEnd();
    await importer.start('everything');
    await letEnd();
    expect(told).toEqual(['ended', 'read a.mp3', 'read b.mp3', 'ended']);
  });

  it('runs after the current import when it is requested during that import', async () => {
    const { importer, told, letEnd } = anImport();
    await importer.start();
    expect([await importer.start('everything'), await importer.start()]).toEqual([undefined, undefined]);
    await letEnd();
    await letEnd();
    expect([told, importer.isRunning]).toEqual([['ended', 'read a.mp3', 'read b.mp3', 'ended'], false]);
  });

  it('does not run again after an import of everything, nor after a stopped import', async () => {
    const { importer, letEnd } = anImport();
    await importer.start('everything');
    await importer.start('everything');
    await letEnd();
    expect(importer.isRunning).toBe(false);
    await importer.start();
    await importer.start('everything');
    await Promise.all([importer.stop(), letEnd()]);
    expect(importer.isRunning).toBe(false);
  });
});
