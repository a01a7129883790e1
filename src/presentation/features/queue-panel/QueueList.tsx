import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SongSorter, type SorterRow } from '../../components/queue/SongSorter';
import { SongRow } from '../../components/SongRow';
import { IconButton } from '../../design-system/IconButton';
import { PANEL_ICONS } from '../../design-system/icons/panel';
import type { QueueRow, QueueViewModel } from '../../view-models/panel/queue.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { useSorterLabels } from './use-sorter-labels';

interface QueueListProps {
  readonly queue: QueueViewModel;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The next songs, which can be moved, removed and played. */
export const QueueList = observer(function QueueList({ queue, scroller }: QueueListProps) {
  const { songMenu } = useViewModels();
  const { t } = useTranslation('panel');
  const { upcoming } = queue;
  const labels = useSorterLabels(upcoming.length);
  const openMenu = ({ song, key }: QueueRow, x: number, y: number): void =>
    songMenu.open({ song, x, y, onPlay: () => queue.jumpTo(key), onDequeue: () => queue.remove(key) });
  return (
    <SongSorter
      label={t('queue.nextList')}
      items={upcoming}
      scroller={scroller}
      labels={labels}
      onMove={(id, place) => queue.move(Number(id), place)}
      onDelete={(id) => queue.remove(Number(id))}
      onMenu={openMenu}
      renderItem={(row, place) => <NextSong row={row} place={place} queue={queue} onMenu={openMenu} />}
    />
  );
});

interface NextSongProps {
  readonly row: QueueRow;
  readonly place: SorterRow;
  readonly queue: QueueViewModel;
  readonly onMenu: (row: QueueRow, x: number, y: number) => void;
}

function NextSong({ row, place, queue, onMenu }: NextSongProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { t: panel } = useTranslation('panel');
  const { song, title } = row;
  const tabIndex = place.isActive ? 0 : -1;
  return (
    <SongRow
      look="panel"
      song={song}
      tabIndex={tabIndex}
      tools={
        <>
          <IconButton
            icon={{ path: PANEL_ICONS.x }}
            iconSize={18}
            label={panel('queue.remove', { title })}
            tip={null}
            tabIndex={tabIndex}
            onClick={place.takeOut}
          />
          <IconButton
            icon={{ name: 'dots-three' }}
            label={t('card.more', { title })}
            tip={null}
            tabIndex={tabIndex}
            aria-haspopup="menu"
            onClick={({ clientX, clientY }) => onMenu(row, clientX, clientY)}
          />
        </>
      }
      onChoose={() => queue.jumpTo(row.key)}
      onHover={() => player.preload(song.id)}
      onMenu={(x, y) => onMenu(row, x, y)}
    />
  );
}
