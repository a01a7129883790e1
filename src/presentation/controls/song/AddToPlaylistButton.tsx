import { useTranslation } from 'react-i18next';
import type { Song } from '../../../domain/catalogue/song';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { useViewModels } from '../../hooks/view-models-context';

interface AddToPlaylistButtonProps {
  readonly song: Song;
  readonly iconSize: number;
  /** Null: it has no tooltip. */
  readonly tip?: null;
}

/** Asks to which own playlist the song is added. */
export function AddToPlaylistButton({ song, ...look }: AddToPlaylistButtonProps) {
  const { libraryDialogs, supports } = useViewModels();
  const { t } = useTranslation('listen');
  if (!supports('playlists')) return null;
  return (
    <IconButton
      icon={{ path: FULL_SCREEN_ICONS['plus-circle'] }}
      label={t('fullScreen.addToPlaylist')}
      onClick={() => libraryDialogs.openAdd([song])}
      {...look}
    />
  );
}
