import { observer } from 'mobx-react-lite';
import { useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../../../domain/shared/page-path';
import { PlacedMenu } from '../../components/menu/PlacedMenu';
import { useSupported, type Offer } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { shareLink } from '../../components/share-link';
import { IconButton } from '../../design-system/IconButton';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import type { MenuItem } from '../../design-system/Menu';
import { useSongText } from '../../i18n/use-song-text';
import type { CollectionHead, CollectionViewModel } from '../../view-models/browse/collection.view-model';

interface CollectionMenuProps {
  readonly title: string;
  /** Where its page is. */
  readonly path: string;
  readonly head: CollectionHead;
  readonly viewModel: CollectionViewModel;
}

/** Most artists in the menu; the others are on the songs' own pages. */
const MOST_ARTISTS = 3;

/** The button for everything else that can be done with all songs of a collection, and its menu. */
export const CollectionMenu = observer(function CollectionMenu(props: CollectionMenuProps) {
  const { title, head, viewModel } = props;
  const { t } = useTranslation('browse');
  const { artistNames } = useSongText();
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const items = useItems(props);
  const close = useCallback(() => setPlace(null), []);
  const open = ({ currentTarget }: MouseEvent): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setPlace({ x: left, y: bottom });
  };
  const caption = head.facts === null ? t('kind.collection') : artistNames(head.facts);
  return (
    <>
      <IconButton
        icon={{ path: BROWSE_ICONS['dots-three'] }}
        label={t('table.more', { title })}
        data-act="more"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={open}
      />
      {place !== null && (
        <PlacedMenu
          x={place.x}
          y={place.y}
          subject={{ id: idOf(viewModel), title, caption, imageUrl: head.imageUrl }}
          label={t('menu.label', { title })}
          items={items}
          onClose={close}
        />
      )}
    </>
  );
});

const idOf = ({ collection }: CollectionViewModel): string =>
  collection.kind === 'list' ? collection.type : collection.id;

interface OfferedItem extends MenuItem, Offer {}

function useItems({ title, path, head, viewModel }: CollectionMenuProps): readonly MenuItem[] {
  const { player, libraryDialogs, notices } = useViewModels();
  const { t } = useTranslation('browse');
  const navigate = useNavigate();
  const artists = (head.facts?.artists ?? []).slice(0, MOST_ARTISTS).map(({ id, name }) => ({
    label: t('menu.toArtist', { name }),
    icon: { path: BROWSE_ICONS.user },
    onChoose: () => void navigate(pagePath('artist', id)),
  }));
  const all = useSupported<OfferedItem>([
    {
      label: t('menu.playNext'),
      icon: { path: BROWSE_ICONS.queue },
      onChoose: () => void viewModel.withAllSongs((songs) => player.dispatch({ kind: 'play-next', songs })),
    },
    {
      label: t('menu.append'),
      icon: { path: BROWSE_ICONS['list-plus'] },
      onChoose: () => void viewModel.withAllSongs((songs) => player.dispatch({ kind: 'append', songs })),
    },
    {
      needs: 'playlists',
      label: t('menu.addToPlaylist'),
      icon: { path: LIBRARY_ICONS.playlist },
      onChoose: () => void viewModel.withAllSongs(libraryDialogs.openAdd),
    },
  ]);
  return [
    ...(viewModel.hasSongs ? all : []),
    ...artists,
    {
      label: t('menu.share'),
      icon: { path: BROWSE_ICONS['share-network'] },
      onChoose: () => void shareLink(title, path, notices),
    },
  ];
}
