export type ImportState = 'running' | 'finished' | 'failed' | 'interrupted';

/** The files that a run reads: new and changed ones, or every file again. */
export type ImportScope = 'changes' | 'everything';

/** Why a run ended before it had processed everything. Nothing is hidden in this case. */
export type ImportFailure = 'media-folder-missing' | 'media-folder-unreadable' | 'media-folder-empty' | 'unexpected';

/**
 * Numbers of files by result; a folder that cannot be read counts as one refused file. `processed` is the sum of the counts after
 * it except `removed`, the number of songs and clips that had a file until now and have none. At the end, `processed` equals
 * `found`. `hidden` counts files that are skipped because of their name or because they are links.
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

/** The sum of two counts. */
export function addCounts(a: ImportCounts, b: Partial<ImportCounts>): ImportCounts {
  const sum: { -readonly [Key in keyof ImportCounts]: number } = { ...NO_COUNTS };
  for (const key of Object.keys(NO_COUNTS) as (keyof ImportCounts)[]) sum[key] = a[key] + (b[key] ?? 0);
  return sum;
}
