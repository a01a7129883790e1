import path from 'node:path';

/** What decides where the database's files and programs lie. */
export interface PlacementFacts {
  /** The real path of DATA_DIR. */
  readonly dataFolder: string;
  readonly programLabel: string;
  /** Every library link is there, or can be made in place. */
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
  /** Where things go when the account cannot enter DATA_DIR. */
  readonly openFolder: string;
}

export type Placement =
  | {
      readonly kind: 'placed';
      readonly clusterFolder: string;
      readonly outside: boolean;
      readonly programCopy: string | undefined;
    }
  /** DATA_DIR holds a database that its account can no longer reach: starting elsewhere would start empty. */
  | { readonly kind: 'shut-out'; readonly clusterFolder: string };

/**
 * Where the database lies: in DATA_DIR when its account can enter there, else under `openFolder`, and for ever where it
 * was put first. The programs are copied next to it when they cannot be used where npm put them.
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
