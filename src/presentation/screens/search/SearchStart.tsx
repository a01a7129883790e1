import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CategoryCard } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { RowHeading } from '../../components/RowHeading';
import { useViewModels } from '../../hooks/view-models-context';
import { EmptyState } from '../../components/EmptyState';
import { CategoryTile } from '../../components/CategoryTile';
import { TILES } from '../../components/search/search-grid';
import { RecentSearchList } from './RecentSearchList';
import { usePagedList } from '../../hooks/use-paged-list';

/** Shown before anything is typed: the recent searches, and the categories to browse. */
export const SearchStart = observer(function SearchStart() {
  const { search, supports } = useViewModels();
  const { t } = useTranslation('search');
  const { list } = usePagedList<CategoryCard, 'all'>('search start', 'all', (_, page) =>
    search.browsing.categories(page),
  );
  const categories = list.kind === 'ready' ? list.value.items : [];
  return (
    <Start>
      <RecentSearchList />
      {categories.length > 0 && (
        <section aria-label={t('search.categories')}>
          <RowHeading title={t('search.categories')} to="/explore" />
          <Tiles>
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryTile subject={subjectOf(category)} page={{ to: pagePath('category', category.id) }} />
              </li>
            ))}
          </Tiles>
        </section>
      )}
      {list.kind !== 'loading' && categories.length === 0 && (
        <EmptyState
          title={t('search.start.title')}
          text={t(supports('lyrics') ? 'search.start.text' : 'search.start.textNoLyrics')}
        />
      )}
    </Start>
  );
});

const subjectOf = ({ id, name, imageUrl, dominantColour }: CategoryCard) => ({
  id,
  title: name,
  imageUrl,
  colour: dominantColour,
});

const Start = styled.div`
  display: grid;
  gap: 26px;
  padding-top: 8px;
`;

const Tiles = styled.ul`
  ${TILES}
`;
