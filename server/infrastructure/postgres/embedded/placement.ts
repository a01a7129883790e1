import path from 'node:path';

/** The facts that decide where the database's files and programs are stored. */
export interface PlacementFacts {
  /** The real path of DATA_DIR. */
  readonly dataFolder: string;
  readonly programLabel: string;
  /** Whether every library link exists, or can be created in place. */
  readonly programUsable: boolean;
  /** Whether the account that will run the database can enter DATA_DIR, and read the programs. */
  readonly dataOpen: boolean;
  readonly programOpen: boolean;
  /** A short name made from the data folder's path, not taken in `openFolder` yet. */
  readonly dataName: string;
  /** Where an earlier start put the database, when that was outside DATA_DIR. */
  readonly remembered: string | undefined;
  /** DATA_DIR already holds a database. */
  readonly dataHoldsCluster: boolean;
  /** The folder to use if the account cannot enter DATA_DIR. */
  readonly openFolder: string;
}

export type Placement =
  | {
      readonly kind: 'placed';
      readonly clusterFolder: string;
      readonly outside: boolean;
      readonly programCopy: string | undefined;
    }
  /** DATA_DIR contains a database that its account can no longer reach: a start elsewhere would use an empty database. */
  | { readonly kind: 'shut-out'; readonly clusterFolder: string };

/**
 * Where the database is stored: in DATA_DIR if its account can enter it, otherwise under `openFolder`, and always where it was
 * first put. The programs are copied next to it if they cannot be used where npm put them.
 */
export function placeDatabase(facts: PlacementFacts): Placement {
  const inside = path.join(facts.dataFolder, 'postgres');
  if (facts.remembered === undefined && facts.dataHoldsCluster && !facts.dataOpen) {
    return { kind: 'shut-out', clusterFolder: inside };
  }
  const outside = facts.remembered ?? path.join(facts.openFolder, facts.dataName, 'postgres');
  const goesOutside = facts.remembered !== undefined || !facts.dataOpen;
  const usableInPlace = facts.programUsable && facts.programOpen;
  return {
    kind: 'placed',
    clusterFolder: goesOutside ? outside : inside,
    outside: goesOutside,
    programCopy: usableInPlace ? undefined : copyPlace(facts),
  };
}

function copyPlace({ dataOpen, dataFolder, openFolder, programLabel }: PlacementFacts): string {
  return path.join(dataOpen ? dataFolder : openFolder, 'programs', `postgresql-${programLabel}`);
}
