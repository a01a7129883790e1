import fc from 'fast-check';
import { ImportRun } from '../../../server/application/import/import-run';
import type { FileToRead } from '../../../server/domain/import/file-report';
import { NO_COUNTS, type ImportJob } from '../../../server/domain/import/import-job';
import { FolderOracle } from '../../support/history/folder-oracle';
import { aFolderLife, type FolderTurn } from '../../support/history/folder-steps';
import { MemoryLibrary } from '../../support/history/memory-library';
import { lookOf, ModelFolder, reportOf, toRead, type ModelFile } from '../../support/history/model-folder';
import { RunDied } from '../../support/history/run-died';
import { checkAccount } from '../../support/server/accounted-for';
import { silentLogger } from '../../support/server/silent-logger';

const MINUTE = 60_000;
const JOB: ImportJob = {
  ...NO_COUNTS,
  id: 'run',
  state: 'running',
  failure: null,
  startedAt: new Date(0),
  finishedAt: null,
};

/** A folder, and the result of the real import of it. */
class FolderLife {
  readonly folder = new ModelFolder();
  private readonly library = new MemoryLibrary();
  private readonly oracle = new FolderOracle(this.folder);
  private made = 0;

  async scan(diesAfter: number | null = null): Promise<void> {
    const files = new Map(this.folder.visible());
    this.oracle.begin(files);
    this.library.dyingAfter = diesAfter;
    const isWhole = await this.run(files).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RunDied) return false;
        throw error;
      },
    );
    const songs = [...this.library.songs.values()];
    this.oracle.note(songs, files);
    if (isWhole) this.oracle.check(songs, files);
  }

  private async run(files: ReadonlyMap<string, ModelFile>): Promise<void> {
    const fileAt = ({ path }: FileToRead): ModelFile => {
      const file = files.get(path);
      if (file === undefined) throw new Error(`there is no ${path}`);
      return file;
    };
    const found = [...files].map(([path, file]) => toRead(path, file));
    const walk = { files: found, videosBeside: [], leftOut: [], unreadableFolders: [], isEmpty: false };
    const tools = {
      folder: {
        walk: async (onFound: (count: number) => void) => {
          onFound(files.size);
          return { ok: true, value: walk };
        },
      },
      files: {
        width: 3,
        rest: async () => undefined,
        examine: async (file: FileToRead) => lookOf(fileAt(file)),
        read: async (file: FileToRead) => reportOf(fileAt(file)),
      },
      library: this.library,
      shorts: { known: async () => [], linkable: async () => [] },
      jobs: { advance: async () => undefined },
      ids: { next: () => `song ${(this.made += 1)}` },
      digest: (text: string) => text,
      log: silentLogger,
    } as unknown as ConstructorParameters<typeof ImportRun>[0];
    const run = new ImportRun(tools, { advanced: () => undefined });
    expect(await run.execute(JOB)).toBeNull();
    checkAccount({ ...run.counts, state: 'finished' });
  }
}

async function live(beginnings: number, turns: readonly FolderTurn[]): Promise<void> {
  const life = new FolderLife();
  for (let at = 0; at < beginnings; at += 1) life.folder.do({ does: 'add', which: 0, where: at * 7 });
  await life.scan();
  for (const { steps, diesAfter } of turns) {
    for (const step of steps) life.folder.do(step);
    await life.scan(diesAfter);
  }
  await life.scan();
}

/** This many random folder histories, each scanned repeatedly by the real import with a library in memory. */
export function describeFolderHistories(lives: number): void {
  it(
    `every song retains its sound through ${lives} random histories of a folder`,
    async () => {
      await fc.assert(
        fc.asyncProperty(aFolderLife, ([beginnings, turns]) => live(beginnings, turns)),
        { numRuns: lives },
      );
    },
    10 * MINUTE,
  );
}
