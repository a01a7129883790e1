import type { ImportCounts, ImportFailure, ImportJob } from './import-job';

/** The runs over the media folder. */
export interface ImportJobs {
  /** Begins a run; undefined while another one is running, in whatever process. */
  start(id: string): Promise<ImportJob | undefined>;
  /** Notes how far the running one has come. */
  advance(id: string, counts: ImportCounts): Promise<void>;
  /** Ends the running one; with a failure it has failed. */
  end(id: string, counts: ImportCounts, failure: ImportFailure | null): Promise<ImportJob>;
  /** Ends the running one before its time. */
  interrupt(id: string, counts: ImportCounts): Promise<ImportJob>;
  /** Marks runs that died with their process as interrupted; how many there were. */
  noteInterrupted(): Promise<number>;
  /** The run with this id. */
  find(id: string): Promise<ImportJob | undefined>;
  /** The run that began last. */
  latest(): Promise<ImportJob | undefined>;
}
