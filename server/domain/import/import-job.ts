export type ImportState = 'running' | 'finished' | 'failed' | 'interrupted';

/** What a run reads: what is new or has changed, or every file anew. */
export type ImportScope = 'changes' | 'everything';

/** Why a run ended without having looked at everything. Nothing is hidden then. */
export type ImportFailure = 'media-folder-missing' | 'media-folder-unreadable' | 'media-folder-empty' | 'unexpected';

/**
 * Files, by what became of them, and folders that nobody can look into, each as one that is refused. `processed` is the sum of the
 * others that follow it but `removed`: the songs and clips that had a file until now and have none. At the end it is `found`.
 * `hidden` are those that are passed over for their name or as links.
 */
export interface ImportCounts {
  readonly found: number;
  readonly processed: number;
  readonly added: number;
  readonly changed: number;
  readonly moved: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly hidden: number;
}

/** One run over the media folder. */
export interface ImportJob extends ImportCounts {
  readonly id: string;
  readonly state: ImportState;
  readonly failure: ImportFailure | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export const NO_COUNTS: ImportCounts = {
  found: 0,
  processed: 0,
  added: 0,
  changed: 0,
  moved: 0,
  removed: 0,
  unchanged: 0,
  refused: 0,
  hidden: 0,
};

/** Two counts together. */
export function addCounts(a: ImportCounts, b: Partial<ImportCounts>): ImportCounts {
  const keys = Object.keys(NO_COUNTS) as (keyof ImportCounts)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + (b[key] ?? 0)])) as unknown as ImportCounts;
}
