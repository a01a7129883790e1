/** The artists of an item. `displayArtist` is their display text, or null if that text is only their names separated by commas. */
export interface Credited {
  readonly artists: readonly { readonly name: string }[];
  readonly displayArtist: string | null;
}

/**
 * The display text of the artists: as the tags write it, otherwise their names separated by commas; empty if no artist is known.
 */
export const displayArtistOf = ({ artists, displayArtist }: Credited): string =>
  displayArtist ?? artists.map(({ name }) => name).join(', ');
