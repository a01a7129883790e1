import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Song } from '../../../domain/catalogue/song';
import { SongRow } from '../../components/SongRow';
import { IconButton } from '../../design-system/IconButton';
import { LazySongHeart } from './LazySongHeart';
import { LazyPremiumBadge } from '../premium/lazy-premium';
import { useViewModels } from '../../hooks/view-models-context';

interface SongLineProps {
  readonly song: Song;
  readonly title?: ReactNode;
  readonly rank?: number;
  readonly fact?: ReactNode;
  /** Plays the song within its list, or pauses it. */
  readonly onChoose: () => void;
}

/** A song of a list with its playback status and all its actions. The heart is loaded when pointer or focus reaches the row. */
export const SongLine = observer(function SongLine(props: SongLineProps) {
  const { song, onChoose } = props;
  const { player, songMenu } = useViewModels();
  const { t } = useTranslation();
  const [isNear, setNear] = useState(false);
  const preload = (): void => {
    setNear(true);
    player.preload(song.id);
  };
  const openMenu = (x: number, y: number): void => songMenu.open({ song, x, y, onPlay: onChoose });
  return (
    <SongRow
      {...props}
      mark={song.isPremium && <LazyPremiumBadge />}
      status={player.statusOf(song.id)}
      tools={
        <>
          {isNear && <LazySongHeart song={song} />}
          <IconButton
            icon={{ name: 'dots-three' }}
            label={t('card.more', { title: song.title })}
            tip={null}
            aria-haspopup="menu"
            onClick={({ clientX, clientY }) => openMenu(clientX, clientY)}
          />
        </>
      }
      onHover={preload}
      onMenu={openMenu}
    />
  );
});
