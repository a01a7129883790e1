import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CategoryDetail } from '../../../domain/catalogue/category-detail';
import { useViewModels } from '../../hooks/view-models-context';
import { LoadedScreen } from '../../controls/loaded-screen/LoadedScreen';
import { PageWash } from '../../components/PageWash';
import { PageHead } from '../../components/PageHead';
import { Chips } from '../../design-system/Chips';
import { PlayButton } from '../../design-system/PlayButton';
import { CategoryViewModel, type CategoryPart } from '../../view-models/browse/category.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { CardsSkeleton } from './CardsSkeleton';
import { CategoryContent } from './CategoryContent';

const PARTS: readonly CategoryPart[] = ['all', 'playlist', 'album', 'song'];

export function CategoryScreen() {
  const { id = '' } = useParams();
  const { browse } = useViewModels();
  const { t } = useTranslation('browse');
  return (
    <LoadedScreen
      historyKey={`category ${id}`}
      createViewModel={() => new CategoryViewModel(id, browse)}
      contentOf={(viewModel) => viewModel.category}
      failedTitle={t('failed.category')}
      skeleton={<CardsSkeleton />}
    >
      {(category, viewModel) => (
        <article>
          <Head category={category} viewModel={viewModel} />
          <CategoryContent category={category} viewModel={viewModel} />
        </article>
      )}
    </LoadedScreen>
  );
}

interface HeadProps {
  readonly category: CategoryDetail;
  readonly viewModel: CategoryViewModel;
}

const Head = observer(function Head({ category, viewModel }: HeadProps) {
  const { t } = useTranslation('browse');
  const { name, description, dominantColour } = category;
  const { playing, part } = viewModel;
  const songCount = category.songCount ?? viewModel.songCount;
  const isPlaying = isPlayingOrWaiting(playing.status);
  return (
    <>
      <PageWash colour={dominantColour} />
      <Top>
        <div>
          <PageHead title={name} />
          <Facts>{description || (songCount !== null && t('facts.songs', { count: songCount }))}</Facts>
        </div>
        {(songCount ?? viewModel.tracks.length) > 0 && (
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
