import type { ImportCounts, ImportFailure, ImportJob } from './import-job';

/** The runs over the media folder. */
export interface ImportJobs {
  /** Starts a run; undefined while another run is in progress in any process. */
  start(id: string): Promise<ImportJob | undefined>;
  /** Records the progress of the run. */
  advance(id: string, counts: ImportCounts): Promise<void>;
  /** Ends the run; with a `failure` the run has failed. */
  end(id: string, counts: ImportCounts, failure: ImportFailure | null): Promise<ImportJob>;
  /** Ends the run before it is finished. */
  interrupt(id: string, counts: ImportCounts): Promise<ImportJob>;
  /** Marks runs that ended with their process as interrupted, and returns their number. */
  noteInterrupted(): Promise<number>;
  /** The run with this id. */
  find(id: string): Promise<ImportJob | undefined>;
  /** The run that began last. */
  latest(): Promise<ImportJob | undefined>;
}
