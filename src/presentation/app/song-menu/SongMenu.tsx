import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SongMenuRequest } from '../../view-models/song-menu.view-model';
import { useViewModels } from '../view-models-context';
import { FloatingMenu } from './FloatingMenu';
import { SongMenuSheet } from './SongMenuSheet';
import { useSongMenuItems } from './use-song-menu-items';

/** As wide as design §14 calls a phone. */
const PHONE = '(max-width: 767px)';

/** What can be done with a song: beside the pointer, and from the foot of a phone. Closing gives the focus back. */
export const SongMenu = observer(function SongMenu({ request }: { readonly request: SongMenuRequest }) {
  const { songMenu } = useViewModels();
  const { t } = useTranslation('browse');
  const { key } = useLocation();
  const items = useSongMenuItems(request);
  const placeAtOpening = useRef(key);
  const close = useGivingBack(songMenu.close);
  useEffect(() => {
    if (placeAtOpening.current !== key) songMenu.close();
  }, [key, songMenu]);
  const label = t('menu.label', { title: request.song.title });
  if (window.matchMedia(PHONE).matches) {
    return <SongMenuSheet song={request.song} label={label} items={items} onClose={close} />;
  }
  return <FloatingMenu x={request.x} y={request.y} label={label} items={items} onClose={close} />;
});

/** Whatever had the focus before gets it back on closing. */
function useGivingBack(close: () => void): () => void {
  // The menu itself takes the focus as soon as it is drawn.
  const [before] = useState(() => document.activeElement);
  return useCallback(() => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [close, before]);
}
