/** The period in which the listeners of an artist are counted. */
export const LISTENERS_WINDOW_DAYS = 30;

export interface ArtistCard {
  readonly id: string;
  readonly name: string;
  readonly imageId: string | null;
  /** The number of devices that played the artist in the last `LISTENERS_WINDOW_DAYS`. */
  readonly listenerCount: number;
}
