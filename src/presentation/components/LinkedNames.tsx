import { Fragment, type ReactNode } from 'react';
import { linkedNames } from '../../domain/catalogue/linked-names';
import type { Credited } from '../../domain/catalogue/song';

interface LinkedNamesProps {
  readonly credited: Credited;
  /** Drawn if the credit names no artist that has a page. */
  readonly unknown: string;
  /** Renders a name as a link to its artist. */
  readonly children: (artistId: string, name: string) => ReactNode;
}

/** The artists as they are credited, with each name replaced by the result of `children`. */
export function LinkedNames({ credited, unknown, children }: LinkedNamesProps) {
  if (credited.artists.length === 0) return unknown;
  return linkedNames(credited).map(({ text, artist }, at) => (
    <Fragment key={at}>{artist === null ? text : children(artist.id, text)}</Fragment>
  ));
}
