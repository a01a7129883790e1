/** By whom something is. `displayArtist` is how they are written in one text, null where that is their names with commas between. */
export interface Credited {
  readonly artists: readonly { readonly name: string }[];
  readonly displayArtist: string | null;
}

/** How artists are written: as the tags do, else their names with commas between; empty where nobody is known. */
export const displayArtistOf = ({ artists, displayArtist }: Credited): string =>
  displayArtist ?? artists.map(({ name }) => name).join(', ');
