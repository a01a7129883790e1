import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CategoryDetail } from '../../../domain/catalogue/category-detail';
import { usePagePause } from '../../hooks/use-page-pause';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { PageFailure } from '../../components/PageFailure';
import { PageWash } from '../../components/PageWash';
import { PageHead } from '../../components/PageHead';
import { Chips } from '../../design-system/Chips';
import { PlayButton } from '../../design-system/PlayButton';
import { CategoryViewModel, type CategoryPart } from '../../view-models/browse/category.view-model';
import { isOnItsWay } from '../../view-models/song-status';
import { CardsSkeleton } from './CardsSkeleton';
import { CategoryContent } from './CategoryContent';

const PARTS: readonly CategoryPart[] = ['all', 'playlist', 'album', 'song'];

export function CategoryScreen() {
  const { id = '' } = useParams();
  return <Visit key={id} id={id} />;
}

function Visit({ id }: { readonly id: string }) {
  const { browse } = useViewModels();
  const viewModel = useHistoryState(`category ${id}`, () => new CategoryViewModel(id, browse));
  const isPausing = usePagePause();
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return isPausing ? null : <Page viewModel={viewModel} />;
}

const Page = observer(function Page({ viewModel }: { readonly viewModel: CategoryViewModel }) {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const { category } = viewModel;
  if (category.kind === 'failed') {
    const retry = (): void => void viewModel.load();
    return (
      <PageFailure
        title={t('failed.category')}
        failure={category.failure}
        isPlaying={player.isPlaying}
        onRetry={retry}
      />
    );
  }
  if (category.kind !== 'ready') return <CardsSkeleton />;
  return (
    <article>
      <Head category={category.value} viewModel={viewModel} />
      <CategoryContent category={category.value} viewModel={viewModel} />
    </article>
  );
});

interface HeadProps {
  readonly category: CategoryDetail;
  readonly viewModel: CategoryViewModel;
}

const Head = observer(function Head({ category, viewModel }: HeadProps) {
  const { t } = useTranslation('browse');
  const { name, description, songCount, dominantColour } = category;
  const { playing, part } = viewModel;
  const isPlaying = isOnItsWay(playing.status);
  return (
    <>
      <PageWash colour={dominantColour} />
      <Top>
        <div>
          <PageHead title={name} />
          <Facts>{description === '' ? t('facts.songs', { count: songCount }) : description}</Facts>
        </div>
        {songCount > 0 && (
          <PlayButton
            isPlaying={isPlaying}
            isWaiting={playing.status === 'waiting'}
            label={t(isPlaying ? 'actions.pause' : 'actions.play', { title: name })}
            onPress={playing.play}
          />
        )}
      </Top>
      <Chips
        label={t('category.show')}
        options={PARTS.map((value) => ({ value, label: t(`category.${value}`) }))}
        chosen={part}
        onChoose={viewModel.choosePart}
      />
    </>
  );
});

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 20px;
`;

const Facts = styled.p`
  max-width: 72ch;
  margin: -8px 0 18px;
  color: var(--text-2);
`;
