import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Capability } from '../../../domain/shared/capability';
import { SEARCH_TYPES, type SearchType } from '../../../domain/search/search.port';
import { usePagePause } from '../../hooks/use-page-pause';
import { useHistoryState } from '../../hooks/use-history-state';
import { useSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { PageOrError } from '../../components/PageOrError';
import { PageTitle } from '../../components/PageTitle';
import { Chips } from '../../design-system/Chips';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import { SearchViewModel } from '../../view-models/search/search.view-model';
import { failureOf } from '../../view-models/failure-of';
import { SearchAnswer } from './SearchAnswer';
import { SearchSkeleton } from './SearchSkeleton';
import { SearchStart } from './SearchStart';

const NEEDS: Partial<Record<SearchType, Capability>> = { short: 'shorts', lyric: 'lyrics' };

const TYPES = SEARCH_TYPES.map((value) => ({ value, needs: NEEDS[value] }));

/** `/search`: the address contains the typed text and the chosen kind, so a link, back and forward show the same results. */
export const SearchScreen = observer(function SearchScreen() {
  const { search, player } = useViewModels();
  const { t } = useTranslation('search');
  const [params, setParams] = useSearchParams();
  const isPausing = usePagePause();
  const viewModel = useHistoryState('search', () => new SearchViewModel(search.search, search.timer));
  const q = params.get('q')?.trim() ?? '';
  const wanted = params.get('type');
  const types = useSupported(TYPES);
  const type = types.find(({ value }) => value === wanted)?.value ?? 'all';
  useEffect(() => viewModel.look(q, type), [viewModel, q, type]);
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  const show = (kind: SearchType): void => setParams(kind === 'all' ? { q } : { q, type: kind }, { replace: true });
  if (isPausing) return null;
  return (
    <PageOrError
      failure={q === '' ? null : failureOf(viewModel.results)}
      isPlaying={player.isPlaying}
      onRetry={viewModel.retry}
    >
      <HiddenTitle title={q === '' ? t('search.title') : t('search.titleOf', { q })}>{t('search.title')}</HiddenTitle>
      {q === '' ? (
        <SearchStart />
      ) : (
        <>
          <Filter>
            <Chips
              label={t('search.filter')}
              options={types.map(({ value }) => ({ value, label: t(`search.type.${value}`) }))}
              chosen={type}
              onChoose={show}
            />
          </Filter>
          <Found viewModel={viewModel} q={q} type={type} onShow={show} />
        </>
      )}
    </PageOrError>
  );
});

interface FoundProps {
  readonly viewModel: SearchViewModel;
  readonly q: string;
  readonly type: SearchType;
  readonly onShow: (type: SearchType) => void;
}

const Found = observer(function Found({ viewModel, q, type, onShow }: FoundProps) {
  const { t } = useTranslation('search');
  const { results } = viewModel;
  switch (results.kind) {
    case 'failed':
      return <FailureState title={t('search.failed')} failure={results.failure} onRetry={viewModel.retry} />;
    case 'ready':
      return <SearchAnswer viewModel={viewModel} results={results.value} q={q} type={type} onShow={onShow} />;
    default:
      return <SearchSkeleton />;
  }
});

const HiddenTitle = styled(PageTitle)`
  ${visuallyHidden}
`;

const Filter = styled.div`
  margin: 8px 0 22px;
`;
