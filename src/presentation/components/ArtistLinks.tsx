import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtistRef } from '../../domain/catalogue/song';
import { focusRing } from '../design-system/interaction';
import { useSongWords } from '../i18n/use-song-words';

/** The names of artists, each the way to their page. */
export function ArtistLinks({ artists }: { readonly artists: readonly ArtistRef[] }) {
  const { artistNames } = useSongWords();
  if (artists.length === 0) return artistNames(artists);
  return artists.map(({ id, name }, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <Name to={`/artist/${id}`}>{name}</Name>
    </span>
  ));
}

const Name = styled(Link)`
  border-radius: 4px;
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
