import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { makePassable } from '../../shared/passable-folder';
import type { Account } from './account';
import { runOf } from './cluster-folder';
import { makeLinks, missingLinks } from './library-links';
import { accountFor, gatherFacts, PLACE_FILE, type PlaceRequest } from './place-facts';
import { makeOwnFolder } from './own-folder';
import { placeDatabase, type Placement } from './placement';
import { copiedProgram, copyProgram } from './program-copy';

/** Folders that exist and that the database's account can use. */
export interface Place {
  /** Owned by this process: contains the cluster (`data`), its passwords, its log and `runFolder`. */
  readonly clusterFolder: string;
  /** Owned by the database account: contains its socket. */
  readonly runFolder: string;
  readonly programFolder: string;
  readonly programLabel: string;
  readonly account: Account | undefined;
  /** The cluster lies outside DATA_DIR. */
  readonly outside: boolean;
}

type Placed = Extract<Placement, { kind: 'placed' }>;

/** Decides where the database is stored and prepares that place; fails with one line that names the obstacle. */
export async function preparePlace(request: PlaceRequest): Promise<Result<Place, string>> {
  const account = accountFor(request.dataFolder);
  if (!account.ok) return account;
  const placement = placeDatabase(gatherFacts(request, account.value));
  if (placement.kind === 'shut-out') {
    return fail(
      `${placement.clusterFolder} belongs to ${account.value?.name}, who cannot enter it; open the folders above it`,
    );
  }
  try {
    await makeClusterFolder(request.dataFolder, placement, account.value);
    const programFolder = await makeProgramReady(request.program.folder, placement.programCopy);
    const { clusterFolder, outside } = placement;
    return succeed({
      clusterFolder,
      runFolder: runOf(clusterFolder),
      outside,
      programFolder,
      programLabel: request.program.label,
      account: account.value,
    });
  } catch (error) {
    return fail(`the database's folder cannot be prepared: ${(error as Error).message}`);
  }
}

async function makeClusterFolder(dataFolder: string, placement: Placed, account: Account | undefined): Promise<void> {
  const { clusterFolder, outside } = placement;
  // If the account owned this folder, it could replace the files that this process writes there as root.
  await makePassable(clusterFolder);
  await makeOwnFolder(runOf(clusterFolder), account);
  if (outside) await writeWhole(path.join(dataFolder, PLACE_FILE), `${clusterFolder}\n`);
}

async function makeProgramReady(programFolder: string, programCopy: string | undefined): Promise<string> {
  if (programCopy === undefined) {
    await makeLinks(missingLinks(programFolder));
    return programFolder;
  }
  await copyProgram(programFolder, programCopy);
  return copiedProgram(programFolder, programCopy);
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
