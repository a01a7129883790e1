import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSongText } from '../../i18n/use-song-text';
import type { SongMenuRequest } from '../../view-models/song-menu.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { PlacedMenu } from '../../components/menu/PlacedMenu';
import { useSongMenuItems } from './use-song-menu-items';

/** The actions for a song, wherever the song is shown. */
export const SongMenu = observer(function SongMenu({ request }: { readonly request: SongMenuRequest }) {
  const { songMenu } = useViewModels();
  const { t } = useTranslation('browse');
  const { artistNames } = useSongText();
  const items = useSongMenuItems(request);
  const { song, x, y } = request;
  const subject = {
    id: song.id,
    title: song.title,
    caption: artistNames(song),
    imageUrl: song.squareImageUrl,
  };
  const label = t('menu.label', { title: song.title });
  return <PlacedMenu x={x} y={y} subject={subject} label={label} items={items} onClose={songMenu.close} />;
});
