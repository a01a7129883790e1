import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isCounted } from '../../../domain/shared/is-counted';
import type { ArtistCard } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Button } from '../../design-system/Button';
import { focusRing, oneLine } from '../../design-system/interaction';
import { CONTAINER } from '../../design-system/media';
import { formatCompact } from '../../i18n/format/counts';

interface ArtistStripProps {
  readonly artist: ArtistCard;
  readonly isPending: boolean;
  readonly onPlay: () => void;
}

/** A portrait with a name, the number of listeners, and a button that plays the artist. */
export function ArtistStrip({ artist, isPending, onPlay }: ArtistStripProps) {
  const { t, i18n } = useTranslation();
  const { listenerCount: count } = artist;
  return (
    <Strip>
      <Portrait to={pagePath('artist', artist.id)} tabIndex={-1} aria-hidden="true">
        <ArtworkFrame $size={84} $radius="50%">
          <Artwork src={artist.imageUrl} seed={artist.id} sizes="84px" />
        </ArtworkFrame>
      </Portrait>
      <Words>
        <Name to={pagePath('artist', artist.id)}>{artist.name}</Name>
        {isCounted(count) && (
          <Listeners>{t('home.listeners', { count, compact: formatCompact(count, i18n.language) })}</Listeners>
        )}
        <Action>
          <Button small isBusy={isPending} aria-label={t('home.playArtist', { name: artist.name })} onClick={onPlay}>
            {t('home.playArtistShort')}
          </Button>
        </Action>
      </Words>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
`;

const Words = styled.span`
  min-width: 0;
`;

const Portrait = styled(Link)`
  flex: none;
  border-radius: 50%;
`;

const Name = styled(Link)`
  ${oneLine}
  ${focusRing}
  border-radius: 4px;
  display: block;
  font-weight: var(--fw-strong);
  line-height: 20px;
`;

const Listeners = styled.span`
  ${oneLine}
  display: block;
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

const Action = styled.span`
  display: block;
  margin-top: 7px;
  button {
    height: 30px;
    padding: 0 13px;
  }
  ${CONTAINER.small} {
    margin-top: 5px;
  }
`;
