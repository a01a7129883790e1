/** Where a thread makes the demo, and with what. */
export interface MakingPlace {
  /** Absolute. */
  readonly folder: string;
  /** The program. */
  readonly ffmpeg: string;
}
