/** Where the demo's files are. Paths are relative to it, `/` between parts. */
export interface DemoFolder {
  /** Every file that is there whole. */
  made(): Promise<ReadonlySet<string>>;
  /** Removes what a killed server left half made. */
  sweep(): Promise<void>;
}
