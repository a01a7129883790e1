import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../../../domain/shared/page-path';
import { shareLink } from '../../components/share-link';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { LIKED_ICONS } from '../../design-system/icons/liked';
import type { MenuItem } from '../../design-system/Menu';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import type { SongMenuRequest } from '../../view-models/song-menu.view-model';
import { useSupported, type Offer } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';

/** If a song has more artists, they are listed on the song's page. */
const MOST_ARTISTS = 3;

interface OfferedItem extends MenuItem, Offer {}

/** All actions for a song, in order. Call it inside a MobX observer. */
export function useSongMenuItems(request: SongMenuRequest): readonly MenuItem[] {
  return [...usePlaying(request), ...useLibraryItems(request), ...useLeading(request)];
}

function usePlaying({ song, onPlay, onDequeue }: SongMenuRequest): readonly MenuItem[] {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const isPlaying = isPlayingOrWaiting(player.statusOf(song.id));
  const play: MenuItem = {
    label: t(isPlaying ? 'menu.pause' : 'menu.play'),
    icon: { name: isPlaying ? 'pause' : 'play', weight: 'fill' },
    onChoose: onPlay,
  };
  const hearing: readonly MenuItem[] = [
    play,
    {
      label: t('menu.playNext'),
      icon: { path: BROWSE_ICONS.queue },
      onChoose: () => player.dispatch({ kind: 'play-next', songs: [song] }),
    },
    {
      label: t('menu.append'),
      icon: { path: BROWSE_ICONS['list-plus'] },
      onChoose: () => player.dispatch({ kind: 'append', songs: [song] }),
    },
  ];
  return [
    ...(song.hasAudio ? hearing : []),
    ...(onDequeue === undefined
      ? []
      : [{ label: t('menu.removeFromQueue'), icon: { path: LIBRARY_ICONS.trash }, onChoose: onDequeue }]),
  ];
}

function useLibraryItems({ song, onRemove }: SongMenuRequest): readonly MenuItem[] {
  const { annotations, libraryDialogs } = useViewModels();
  const { t } = useTranslation('browse');
  const { isLiked } = annotations.of(song);
  const items = useSupported<OfferedItem>([
    {
      needs: 'likes',
      label: t(isLiked ? 'menu.unlike' : 'menu.like'),
      icon: { path: isLiked ? LIKED_ICONS.heart : LIBRARY_ICONS.heart },
      onChoose: () => annotations.toggleLike(song),
    },
    {
      needs: 'playlists',
      label: t('menu.addToPlaylist'),
      icon: { path: LIBRARY_ICONS.playlist },
      onChoose: () => libraryDialogs.openAdd([song]),
    },
  ]);
  if (onRemove === undefined) return items;
  return [...items, { label: t('menu.removeFromPlaylist'), icon: { path: LIBRARY_ICONS.trash }, onChoose: onRemove }];
}

function useLeading({ song }: SongMenuRequest): readonly MenuItem[] {
  const { notices } = useViewModels();
  const { t } = useTranslation('browse');
  const navigate = useNavigate();
  const { album } = song;
  const artists = song.artists.slice(0, MOST_ARTISTS).map(({ id, name }) => ({
    label: t('menu.toArtist', { name }),
    icon: { path: BROWSE_ICONS.user },
    onChoose: () => void navigate(pagePath('artist', id)),
  }));
  const toAlbum = album !== null && {
    label: t('menu.toAlbum'),
    icon: { path: BROWSE_ICONS['vinyl-record'] },
    onChoose: () => void navigate(pagePath('album', album.id)),
  };
  return [
    ...artists,
    ...(toAlbum ? [toAlbum] : []),
    {
      label: t('menu.toSong'),
      icon: { name: 'arrow-right' },
      onChoose: () => void navigate(pagePath('song', song.id)),
    },
    {
      label: t('menu.share'),
      icon: { path: BROWSE_ICONS['share-network'] },
      onChoose: () => void shareLink(song.title, pagePath('song', song.id), notices),
    },
  ];
}
