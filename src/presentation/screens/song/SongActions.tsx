import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { useViewModels } from '../../hooks/view-models-context';
import { Button } from '../../design-system/Button';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { CONTAINER } from '../../design-system/media';
import { PlayButton } from '../../design-system/PlayButton';
import { formatDate } from '../../i18n/format/dates';
import { useSongText } from '../../i18n/use-song-text';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import type { SongViewModel } from '../../view-models/song.view-model';
import { LikeButton } from './LikeButton';
import { ShareButton } from './ShareButton';
import { WatchButton } from './WatchButton';

interface SongActionsProps {
  readonly song: SongDetails;
  readonly viewModel: SongViewModel;
}

/** The action buttons of the song. */
export const SongActions = observer(function SongActions({ song, viewModel }: SongActionsProps) {
  const { libraryDialogs, supports } = useViewModels();
  const { t } = useTranslation();
  const { t: listen } = useTranslation('listen');
  const { artistNames } = useSongText();
  const { status } = viewModel;
  const isPlaying = isPlayingOrWaiting(status);
  const play = t('song.play', { title: song.title, artist: artistNames(song) });
  return (
    <ActionRow>
      {song.absence === null ? (
        <PlayButton
          isPlaying={isPlaying}
          isWaiting={status === 'waiting'}
          label={isPlaying ? t('song.pause', { title: song.title }) : play}
          onPress={viewModel.play}
        />
      ) : (
        <Absence>{listen(`song.absent.${song.absence.kind}`, { since: formatDate(song.absence.since) })}</Absence>
      )}
      <LikeButton song={song} />
      <WideActions>
        {supports('playlists') && (
          <Button
            variant="outline"
            icon={{ path: BROWSE_ICONS['plus-circle'] }}
            onClick={() => libraryDialogs.openAdd([song])}
          >
            {listen('song.addToPlaylist')}
          </Button>
        )}
        {song.videoSources.length > 0 && <WatchButton viewModel={viewModel} />}
      </WideActions>
      <ShareButton song={song} />
    </ActionRow>
  );
});

const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 22px;
  ${CONTAINER.small} {
    justify-content: center;
  }
`;

const Absence = styled.p`
  flex-basis: 100%;
  color: var(--text-2);
`;

/** On phones these buttons have a row of their own below the others; otherwise *share* would be alone in a third row. */
const WideActions = styled.div`
  display: contents;
  ${CONTAINER.small} {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: center;
    order: 1;
  }
  &:empty {
    display: none;
  }
`;
