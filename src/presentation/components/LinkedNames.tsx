import { Fragment, type ReactNode } from 'react';
import { linkedNames } from '../../domain/catalogue/linked-names';
import type { Credited } from '../../domain/catalogue/song';

interface LinkedNamesProps {
  readonly credited: Credited;
  /** A name as a link to its artist. */
  readonly children: (artistId: string, name: string) => ReactNode;
}

/** How artists are written, with what is made of each of their names in its place. */
export function LinkedNames({ credited, children }: LinkedNamesProps) {
  return linkedNames(credited).map(({ text, artist }, at) => (
    <Fragment key={at}>{artist === null ? text : children(artist.id, text)}</Fragment>
  ));
}
