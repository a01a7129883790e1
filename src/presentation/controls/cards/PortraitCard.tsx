import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isCounted } from '../../../domain/shared/is-counted';
import type { ArtistCard } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { oneLine } from '../../design-system/interaction';
import { formatCompact } from '../../i18n/format/counts';

/** A card for one artist in a list: a portrait over a name, linking to the artist's page. */
export function PortraitCard({ artist }: { readonly artist: ArtistCard }) {
  const { t, i18n } = useTranslation();
  const { id, name, imageUrl, listenerCount } = artist;
  return (
    <Card to={pagePath('artist', id)}>
      <ArtworkFrame $radius="50%">
        <Artwork src={imageUrl} seed={id} sizes="180px" />
      </ArtworkFrame>
      <Name>{name}</Name>
      {isCounted(listenerCount) && (
        <Caption>
          {t('home.listeners', { count: listenerCount, compact: formatCompact(listenerCount, i18n.language) })}
        </Caption>
      )}
    </Card>
  );
}

const Card = styled(Link)`
  display: block;
  border-radius: var(--r-md);
  text-align: center;
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 4px;
  }
`;

const Name = styled.span`
  ${oneLine}
  display: block;
  margin-top: 10px;
  font-weight: var(--fw-strong);
  line-height: 20px;
`;

const Caption = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 18px;
`;
