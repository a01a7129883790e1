import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ArtistDetail } from '../../../domain/catalogue/artist-detail';
import { pagePath } from '../../../domain/shared/page-path';
import { useViewModels } from '../../hooks/view-models-context';
import { shareLink } from '../../components/share-link';
import { Button } from '../../design-system/Button';
import { IconButton } from '../../design-system/IconButton';
import { CONTAINER } from '../../design-system/media';
import type { ArtistViewModel } from '../../view-models/browse/artist.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { BROWSE_ICONS } from '../../design-system/icons/browse';

interface ArtistActionsProps {
  readonly artist: ArtistDetail;
  readonly viewModel: ArtistViewModel;
}

/** Play, follow, share. */
export const ArtistActions = observer(function ArtistActions({ artist, viewModel }: ArtistActionsProps) {
  const { notices, supports } = useViewModels();
  const { t } = useTranslation('browse');
  const { top, isFollowed } = viewModel;
  const isPlaying = isPlayingOrWaiting(top.status);
  return (
    <Acts>
      {artist.topSongs.length > 0 && (
        <Button
          variant="primary"
          icon={{ name: isPlaying ? 'pause' : 'play', weight: 'fill' }}
          isBusy={top.status === 'waiting'}
          aria-label={t(isPlaying ? 'actions.pause' : 'actions.play', { title: artist.name })}
          onClick={top.play}
        >
          {t(isPlaying ? 'menu.pause' : 'menu.play')}
        </Button>
      )}
      {supports('following') && (
        <Follow
          variant="outline"
          icon={{ path: BROWSE_ICONS[isFollowed ? 'check-circle-fill' : 'plus-circle'] }}
          aria-pressed={isFollowed}
          aria-label={t('actions.followName', { name: artist.name })}
          onClick={viewModel.toggleFollowed}
        >
          {t('actions.follow')}
        </Follow>
      )}
      <IconButton
        icon={{ path: BROWSE_ICONS['share-network'] }}
        label={t('actions.share')}
        onClick={() => void shareLink(artist.name, pagePath('artist', artist.id), notices)}
      />
    </Acts>
  );
});

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-top: 18px;
  ${CONTAINER.small} {
    justify-content: center;
  }
`;

const Follow = styled(Button)`
  box-shadow: inset 0 0 0 1.5px currentColor;
  [data-banner='true'] && {
    color: #fff;
  }
`;
