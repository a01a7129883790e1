import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SongSort } from '../../../domain/catalogue/sorts';
import type { Song } from '../../../domain/catalogue/song';
import type { PageRequest } from '../../../domain/shared/page';
import { COLUMN_SETS } from '../../features/song-list/track-columns';
import { TrackTable } from '../../features/song-list/TrackTable';
import { useViewModels } from '../../hooks/view-models-context';
import { SortSelect } from '../../design-system/SortSelect';
import type { PagedListViewModel } from '../../view-models/search/paged-list.view-model';
import { ListFrame } from './ListFrame';
import { useChoice } from './use-choice';
import { usePagedList } from '../../hooks/use-paged-list';

/** `/songs`: all playable songs. */
export const SongsScreen = observer(function SongsScreen() {
  const { search } = useViewModels();
  const { t } = useTranslation('search');
  const [sort, choose] = useChoice<SongSort>('sort', search.sorts.song);
  const viewModel = usePagedList<Song, SongSort>('songs', sort, (order, page) =>
    search.browsing.songs({ sort: order, ...page }),
  );
  const options = search.sorts.song.map((value) => ({ value, label: t(`list.sort.${value}`) }));
  const sorting = <SortSelect label={t('list.sortBy')} options={options} chosen={sort} onChoose={choose} />;
  return (
    <ListFrame title={t('list.songs')} viewModel={viewModel} choices={sorting} isRows>
      {(songs) => <Songs songs={songs} viewModel={viewModel} sort={sort} />}
    </ListFrame>
  );
});

interface SongsProps {
  readonly songs: readonly Song[];
  readonly viewModel: PagedListViewModel<Song, SongSort>;
  readonly sort: SongSort;
}

const Songs = observer(function Songs({ songs, viewModel, sort }: SongsProps) {
  const { search, player } = useViewModels();
  const { t } = useTranslation('search');
  const tracks = useMemo(() => songs.map((song) => ({ song })), [songs]);
  const whole = {
    hasMore: () => viewModel.hasMore,
    fetch: (page: PageRequest) => search.browsing.songs({ sort, ...page }),
  };
  return (
    <TrackTable
      label={t('list.songs')}
      tracks={tracks}
      totalCount={viewModel.totalCount}
      hasMore={viewModel.hasMore}
      columns={COLUMN_SETS.list}
      onChoose={(index) => player.choose(songs, index, whole)}
      onNearEnd={viewModel.more}
    />
  );
});
