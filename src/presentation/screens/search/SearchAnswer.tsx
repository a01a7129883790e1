import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { countHits } from '../../../domain/search/count-hits';
import type { SearchResults, SearchType } from '../../../domain/search/search.port';
import { EmptyState } from '../../components/EmptyState';
import { LoadMore } from '../../components/LoadMore';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import type { SearchViewModel } from '../../view-models/search/search.view-model';
import { HitGroup } from './HitGroup';
import { SearchOverview } from './SearchOverview';

interface SearchAnswerProps {
  readonly viewModel: SearchViewModel;
  readonly results: SearchResults;
  readonly q: string;
  readonly type: SearchType;
  readonly onShow: (type: SearchType) => void;
}

/** The search results: an overview of all kinds, or the complete list of one kind. */
export const SearchAnswer = observer(function SearchAnswer({ viewModel, results, ...asked }: SearchAnswerProps) {
  const { t } = useTranslation('search');
  const { groups, best, readAs } = results;
  const count = countHits(groups);
  const announcement = count === null ? t('search.someResults') : t('search.results', { count });
  const isNothing = best === null && groups.every(({ items }) => items.length === 0);
  return (
    <div aria-busy={viewModel.isAsking || undefined}>
      <VisuallyHidden role="status">{viewModel.isSettled && announcement}</VisuallyHidden>
      {readAs !== null && <ReadAs>{t('search.readAs', { text: readAs })}</ReadAs>}
      {isNothing && (
        <EmptyState lead={<EmptyLead />} title={t('search.none.title', { q: asked.q })} text={t('search.none.text')} />
      )}
      {asked.type === 'all' ? (
        <SearchOverview results={results} onShow={asked.onShow} />
      ) : (
        groups.map((group) => <HitGroup key={group.kind} group={group} query={readAs ?? results.q} />)
      )}
      {viewModel.hasMore && (
        <LoadMore
          label={t('list.more')}
          isLoading={viewModel.isLoadingMore}
          hasFailed={viewModel.hasMoreFailed}
          failureText={t('list.moreFailed')}
          onMore={viewModel.loadMore}
        />
      )}
    </div>
  );
});

const ReadAs = styled.p`
  margin: -6px 0 16px;
  color: var(--text-2);
`;
