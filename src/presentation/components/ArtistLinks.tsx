import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Credited } from '../../domain/catalogue/song';
import { pagePath } from '../../domain/shared/page-path';
import { focusRing } from '../design-system/interaction';
import { useSongText } from '../i18n/use-song-text';
import { LinkedNames } from './LinkedNames';

/** The artists as they are credited, each name a link to the artist's page. */
export function ArtistLinks({ credited }: { readonly credited: Credited }) {
  const { artistNames } = useSongText();
  return (
    <LinkedNames credited={credited} unknown={artistNames(credited)}>
      {(id, name) => <Name to={pagePath('artist', id)}>{name}</Name>}
    </LinkedNames>
  );
}

const Name = styled(Link)`
  border-radius: 4px;
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
