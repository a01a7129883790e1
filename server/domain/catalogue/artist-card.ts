export interface ArtistCard {
  readonly id: string;
  readonly name: string;
  readonly imageId: string | null;
  /** How many devices heard the artist in the last four weeks. */
  readonly listenerCount: number;
}
