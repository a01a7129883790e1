/** The folder of the demo's files. Paths are relative to this folder, with `/` between parts. */
export interface DemoFolder {
  /** Every file that is complete. */
  made(): Promise<ReadonlySet<string>>;
  /** Removes unfinished files that a killed server left behind. */
  sweep(): Promise<void>;
}
