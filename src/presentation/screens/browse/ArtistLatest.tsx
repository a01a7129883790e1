import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AlbumCard } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { RowHeading } from '../../components/RowHeading';
import { useViewModels } from '../../hooks/view-models-context';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Button } from '../../design-system/Button';
import { focusRing } from '../../design-system/interaction';

/** The artist's latest release. */
export const ArtistLatest = observer(function ArtistLatest({ album }: { readonly album: AlbumCard }) {
  const { collections } = useViewModels();
  const { t } = useTranslation('browse');
  const ref = { kind: 'album', id: album.id } as const;
  const facts = [t('kind.album'), t('facts.songs', { count: album.songCount }), album.year];
  return (
    <section aria-label={t('artist.latest')}>
      <RowHeading title={t('artist.latest')} />
      <Card>
        <ArtworkFrame $size={124} $radius="var(--r-sm)">
          <Artwork src={album.imageUrl} seed={album.id} sizes="124px" />
        </ArtworkFrame>
        <div>
          <Name to={pagePath('album', album.id)}>{album.title}</Name>
          <Facts>{facts.filter((fact) => fact !== null).join(' · ')}</Facts>
          <Button
            icon={{ name: 'play', weight: 'fill' }}
            isBusy={collections.isPending(ref)}
            aria-label={t('actions.play', { title: album.title })}
            onClick={() => void collections.play(ref)}
          >
            {t('menu.play')}
          </Button>
        </div>
      </Card>
    </section>
  );
});

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 14px;
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  > div {
    min-width: 0;
  }
`;

const Name = styled(Link)`
  border-radius: 4px;
  font-family: var(--font-display);
  font-size: 22px;
  font-weight: var(--fw-display);
  line-height: 28px;
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Facts = styled.p`
  margin: 2px 0 12px;
  color: var(--text-2);
  font-size: var(--fs-meta);
`;
