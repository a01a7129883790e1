import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pagePath } from '../../../domain/shared/page-path';
import { ArtistLinks } from '../../components/ArtistLinks';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Button } from '../../design-system/Button';
import { Icon } from '../../design-system/Icon';
import { SIGN_ICONS } from '../../design-system/icons/sign';
import { focusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { LazySongHeart } from '../../controls/song/LazySongHeart';
import { LazyPremiumBadge, LazyPreviewNote } from '../../controls/premium/lazy-premium';
import { DockPicture } from './DockPicture';
import { useViewModels } from '../../hooks/view-models-context';

/** Cover, title and artist of the current song; if the song cannot play, the reason replaces the artist. */
export const NowPlaying = observer(function NowPlaying() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { t: listen } = useTranslation('listen');
  const { song, fault } = player;
  if (song === null) return null;
  return (
    <Side>
      <Cover to={pagePath('song', song.id)} tabIndex={-1} aria-hidden="true" data-carried="dock">
        <ArtworkFrame $size={56} $radius="var(--r-sm)">
          <Artwork key={song.id} src={song.squareImageUrl} seed={song.id} sizes="56px" />
          <DockPicture song={song} />
        </ArtworkFrame>
      </Cover>
      <Words>
        <Line>
          <Title to={pagePath('song', song.id)}>{song.title}</Title>
          {song.isPremium && <LazyPremiumBadge />}
        </Line>
        {fault === null ? (
          <Artists>
            <ArtistLinks credited={song} />
          </Artists>
        ) : (
          <Fault role="alert">
            <Icon path={SIGN_ICONS['warning-circle']} size={16} />
            <span>{listen(`fault.${fault}`)}</span>
          </Fault>
        )}
        {song.isPremium && fault === null && <LazyPreviewNote song={song} />}
      </Words>
      {fault === null && <LazySongHeart song={song} />}
      {fault !== null && fault !== 'blocked' && (
        <Button small variant="outline" onClick={() => player.dispatch({ kind: 'retry' })}>
          {t('retry')}
        </Button>
      )}
    </Side>
  );
});

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 13px;
  min-width: 0;
`;

const Cover = styled(Link)`
  flex: none;
  border-radius: var(--r-sm);
`;

const Words = styled.div`
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
`;

const Title = styled(Link)`
  ${oneLine}
  display: block;
  border-radius: 4px;
  font-weight: var(--fw-strong);
  line-height: 21px;
  ${focusRing}
  ${MEDIA.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Artists = styled.p`
  ${oneLine}
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

const Fault = styled.p`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  color: var(--danger);
  font-size: var(--fs-meta);
  font-weight: var(--fw-medium);
  line-height: 18px;
  span {
    ${oneLine}
  }
`;
