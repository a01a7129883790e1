import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import { useViewModels, type ViewModels } from '../../hooks/view-models-context';
import { Highlight } from '../../components/Highlight';
import { isPlayingOrWaiting, type SongStatus } from '../../view-models/song-status';
import { useResultText } from '../../components/search/use-result-text';
import { BestMatch } from './BestMatch';

interface BestProps {
  readonly item: SectionItem;
  readonly query: string;
}

/** The best match of the search. */
export const Best = observer(function Best({ item, query }: BestProps) {
  const viewModels = useViewModels();
  const { t } = useTranslation('search');
  const common = useTranslation();
  const found = useResultText()(item);
  const { status, play } = soundOf(item, viewModels);
  const words = { title: found.title };
  return (
    <BestMatch
      {...found}
      title={<Highlight text={found.title} query={query} />}
      status={status}
      label={isPlayingOrWaiting(status) ? common.t('song.pause', words) : t('search.playBest', words)}
      onPlay={play}
    />
  );
});

interface Sound {
  readonly status: SongStatus;
  readonly play: () => void;
}

function soundOf(item: SectionItem, { player, collections }: ViewModels): Sound {
  if (item.type === 'song') return { status: player.statusOf(item.song.id), play: () => player.choose([item.song], 0) };
  const ref = { kind: item.type, id: idOf(item) };
  return {
    status: collections.isPending(ref) ? 'waiting' : 'idle',
    play: () => void collections.play(ref),
  };
}

function idOf(item: Exclude<SectionItem, { type: 'song' }>): string {
  switch (item.type) {
    case 'album':
      return item.album.id;
    case 'playlist':
      return item.playlist.id;
    case 'artist':
      return item.artist.id;
    case 'category':
      return item.category.id;
  }
}
