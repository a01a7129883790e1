import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Track } from '../../features/song-list/track';
import { COLUMN_SETS } from '../../features/song-list/track-columns';
import { TrackTable } from '../../features/song-list/TrackTable';
import { useViewModels } from '../../hooks/view-models-context';
import { LoadMore } from '../../components/LoadMore';
import type { CollectionHead, CollectionViewModel } from '../../view-models/browse/collection.view-model';
import { OwnPlaylistTracks } from './OwnPlaylistTracks';
import { LikedEmpty } from './LikedEmpty';
import { useCollectionTitle } from './use-collection-title';

interface CollectionTracksProps {
  readonly head: CollectionHead;
  readonly viewModel: CollectionViewModel;
}

/** All songs of the collection, and the end of those that are loaded. */
export const CollectionTracks = observer(function CollectionTracks({ head, viewModel }: CollectionTracksProps) {
  const { supports } = useViewModels();
  const title = useCollectionTitle(head, viewModel.collection);
  const { items, totalCount } = viewModel;
  const tracks = useMemo<readonly Track[]>(
    () => items.map(({ song, entry }) => ({ song, entryId: entry?.id, addedAt: entry?.addedAt ?? undefined })),
    [items],
  );
  const table = (onRemove?: (entryId: string) => void) => (
    <TrackTable
      label={title}
      tracks={tracks}
      totalCount={totalCount}
      hasMore={viewModel.pages.hasMore}
      columns={COLUMN_SETS[viewModel.collection.kind]}
      onChoose={viewModel.songs.playFrom}
      onNearEnd={viewModel.loadMore}
      onRemove={onRemove}
    />
  );
  const isOwn = head.facts?.type === 'playlist' && head.facts.isOwn && supports('playlists');
  if (tracks.length === 0 && !isOwn) return <NoTracks viewModel={viewModel} />;
  return (
    <>
      {isOwn ? (
        <OwnPlaylistTracks playlistId={head.facts.id} page={viewModel}>
          {table}
        </OwnPlaylistTracks>
      ) : (
        table()
      )}
      <MoreTracks viewModel={viewModel} />
    </>
  );
});

const MoreTracks = observer(function MoreTracks({ viewModel }: Pick<CollectionTracksProps, 'viewModel'>) {
  const { t } = useTranslation('search');
  const { pages } = viewModel;
  if (!pages.hasMore) return null;
  return (
    <LoadMore
      label={t('list.more')}
      isLoading={pages.isLoadingMore}
      hasFailed={pages.hasMoreFailed}
      failureText={t('list.moreFailed')}
      onMore={viewModel.loadMore}
    />
  );
});

function NoTracks({ viewModel: { collection } }: Pick<CollectionTracksProps, 'viewModel'>) {
  const { t } = useTranslation();
  if (collection.kind === 'list' && collection.type === 'liked') return <LikedEmpty />;
  return <Nothing>{t('empty.text')}</Nothing>;
}

const Nothing = styled.p`
  padding: 72px 0;
  color: var(--text-2);
  text-align: center;
`;
