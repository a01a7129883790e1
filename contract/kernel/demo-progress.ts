/** The piece of the demo that is being made at this moment. */
export interface DemoPiece {
  readonly kind: 'picture' | 'song' | 'video';
  readonly title: string;
  /** Empty where a picture has no artist. */
  readonly artist: string;
}

/** The progress of the demo. `made` and `total` count what can be played: songs, videos and clips. */
export interface DemoProgress {
  readonly state: 'off' | 'making' | 'ready';
  readonly made: number;
  readonly total: number;
  readonly current: DemoPiece | null;
  /** An estimate; null unless the demo is being made. */
  readonly remainingSeconds: number | null;
}

/** The progress where no demo is made, or not yet. */
export const NO_DEMO: DemoProgress = { state: 'off', made: 0, total: 0, current: null, remainingSeconds: null };
