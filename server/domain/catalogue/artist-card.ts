/** How far back it is looked for who heard an artist. */
export const LISTENERS_WINDOW_DAYS = 30;

export interface ArtistCard {
  readonly id: string;
  readonly name: string;
  readonly imageId: string | null;
  /** How many devices heard the artist in the last `LISTENERS_WINDOW_DAYS`. */
  readonly listenerCount: number;
}
