/** Where a reading thread reads, and where it keeps pictures; absolute. */
export interface ReadingPlaces {
  readonly mediaFolder: string;
  readonly pictureFolder: string;
}
