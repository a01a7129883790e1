/** The folder in which a thread makes the demo, and the program it uses. */
export interface MakingPlace {
  /** Absolute. */
  readonly folder: string;
  /** The path of the program. */
  readonly ffmpeg: string;
}
