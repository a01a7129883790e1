import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { LibraryItem } from '../../../domain/library/library.port';
import { EmptyLead } from '../../components/EmptyLead';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { BelowBanners, LibraryEmpty } from '../../components/library/LibraryEmpty';
import { LoadMore } from '../../components/LoadMore';
import { Button, buttonFace, type ButtonVariant } from '../../design-system/Button';
import type { LibraryViewModel } from '../../view-models/library/library.view-model';
import { LibraryCard } from './LibraryCard';
import { LibrarySkeleton } from './LibrarySkeleton';
import { LIBRARY_GRID } from './library-grid';
import { useLibraryCardSubject } from './use-library-card-subject';

interface LibraryGridProps {
  readonly viewModel: LibraryViewModel;
  /** Whether clips are saved too; null until that is known. */
  readonly hasClips: boolean | null;
}

/** The library as covers; an empty state where there is nothing. */
export const LibraryGrid = observer(function LibraryGrid({ viewModel, hasClips }: LibraryGridProps) {
  const { t } = useTranslation('library');
  const { list, failure } = viewModel;
  if (failure !== null) {
    return (
      <BelowBanners>
        <FailureState title={t('library.failed')} failure={failure} onRetry={() => void viewModel.retry()} />
      </BelowBanners>
    );
  }
  if (list === null) return <LibrarySkeleton />;
  if (list.items.length === 0) return <Nothing viewModel={viewModel} hasClips={hasClips} />;
  return (
    <>
      <Grid>
        {list.items.map((entry) => (
          <LibraryCell key={keyOf(entry)} kept={entry} />
        ))}
      </Grid>
      {viewModel.hasMore && (
        <LoadMore
          label={t('library.more')}
          isLoading={list.isLoadingMore}
          hasFailed={viewModel.hasMoreFailed}
          failureText={t('library.moreFailed')}
          onMore={viewModel.more}
        />
      )}
    </>
  );
});

const keyOf = ({ item, keptAt }: LibraryItem): string => {
  switch (item.type) {
    case 'album':
      return `album ${item.album.id}`;
    case 'playlist':
      return `playlist ${item.playlist.id}`;
    case 'artist':
      return `artist ${item.artist.id}`;
    case 'song':
    case 'category':
      return keptAt;
  }
};

const LibraryCell = observer(function Kept({ kept: entry }: { readonly kept: LibraryItem }) {
  const { collections } = useViewModels();
  const card = useLibraryCardSubject()(entry.item);
  if (card === null) return null;
  return (
    <li>
      <LibraryCard
        subject={card.subject}
        isPending={collections.isPending(card.songs)}
        onPlay={() => void collections.play(card.songs)}
      />
    </li>
  );
});

/** What the sentences about an empty library name. */
const KEPT = ['saving', 'following', 'playlists'] as const;

/** The library is empty only where it has no song and no clip either. */
const Nothing = observer(function Nothing({ viewModel, hasClips }: LibraryGridProps) {
  const { libraryDialogs, supports } = useViewModels();
  const { t } = useTranslation('library');
  const { type, totals } = viewModel;
  const hasSongs = totals !== null && totals.liked.songCount > 0;
  if (type === 'all' && !hasSongs && hasClips === null) return <LibrarySkeleton />;
  const isSome = !KEPT.every(supports);
  const what = type === 'all' && (hasSongs || hasClips) ? 'rest' : type;
  const empty = isSome && (what === 'all' || what === 'rest') ? 'some' : what;
  return (
    <LibraryEmpty
      lead={<EmptyLead />}
      title={t(`library.empty.${empty}.title`)}
      text={t(`library.empty.${empty}.text`)}
    >
      {supports('playlists') && (type === 'all' || type === 'playlist') ? (
        <Button variant="primary" onClick={() => libraryDialogs.openCreate()}>
          {t('library.create')}
        </Button>
      ) : (
        <ToExplore to="/explore" $variant="primary">
          {t('library.explore')}
        </ToExplore>
      )}
    </LibraryEmpty>
  );
});

const Grid = styled.ul`
  ${LIBRARY_GRID}
`;

const ToExplore = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
