import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import type { KeptItem } from '../../../domain/library/library.port';
import { useViewModels } from '../../app/view-models-context';
import { FailureState } from '../../components/FailureState';
import { KeptCard } from '../../components/keep/KeptCard';
import { BelowBanners, KeptNothing } from '../../components/keep/KeptNothing';
import { LoadMore } from '../../components/LoadMore';
import { Button, buttonFace, type ButtonVariant } from '../../design-system/Button';
import type { LibraryViewModel } from '../../view-models/keep/library.view-model';
import { KeptSkeleton } from './KeptSkeleton';
import { KEPT_GRID } from './kept-grid';
import { useKeptSubject } from './use-kept-subject';

interface KeptGridProps {
  readonly viewModel: LibraryViewModel;
  /** Whether clips are saved too; null until that is known. */
  readonly hasClips: boolean | null;
}

/** What is kept, as covers; words where there is nothing. */
export const KeptGrid = observer(function KeptGrid({ viewModel, hasClips }: KeptGridProps) {
  const { t } = useTranslation('keep');
  const { list, failure } = viewModel;
  if (failure !== null) {
    return (
      <BelowBanners>
        <FailureState title={t('library.failed')} failure={failure} onRetry={() => void viewModel.retry()} />
      </BelowBanners>
    );
  }
  if (list === null) return <KeptSkeleton />;
  if (list.items.length === 0) return <Nothing viewModel={viewModel} hasClips={hasClips} />;
  return (
    <>
      <Grid>
        {list.items.map((kept) => (
          <Kept key={keyOf(kept)} kept={kept} />
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

const keyOf = ({ item, keptAt }: KeptItem): string => {
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

const Kept = observer(function Kept({ kept }: { readonly kept: KeptItem }) {
  const { collections } = useViewModels();
  const card = useKeptSubject()(kept.item);
  if (card === null) return null;
  return (
    <li>
      <KeptCard
        subject={card.subject}
        isPending={collections.isPending(card.songs)}
        onPlay={() => void collections.play(card.songs)}
      />
    </li>
  );
});

/** The library is empty only where it has no song and no clip either. */
const Nothing = observer(function Nothing({ viewModel, hasClips }: KeptGridProps) {
  const { keeping } = useViewModels();
  const { t } = useTranslation('keep');
  const { type, totals } = viewModel;
  const hasSongs = totals !== null && totals.liked.songCount > 0;
  if (type === 'all' && !hasSongs && hasClips === null) return <KeptSkeleton />;
  const what = type === 'all' && (hasSongs || hasClips) ? 'rest' : type;
  return (
    <KeptNothing lead={<EmptyLead />} title={t(`library.empty.${what}.title`)} text={t(`library.empty.${what}.text`)}>
      {type === 'all' || type === 'playlist' ? (
        <Button variant="primary" onClick={() => keeping.openCreate()}>
          {t('library.create')}
        </Button>
      ) : (
        <ToExplore to="/explore" $variant="primary">
          {t('library.explore')}
        </ToExplore>
      )}
    </KeptNothing>
  );
});

const Grid = styled.ul`
  ${KEPT_GRID}
`;

const ToExplore = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
