import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CollectionQuery } from '../../../domain/catalogue/browsing.port';
import type { CollectionSort } from '../../../domain/catalogue/sorts';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import { useViewModels } from '../../hooks/view-models-context';
import { CoverCard } from '../../components/search/CoverCard';
import { Chips } from '../../design-system/Chips';
import { SortSelect } from '../../design-system/SortSelect';
import { COVERS } from '../../components/search/search-grid';
import { ListFrame } from './ListFrame';
import { useChoice } from './use-choice';
import { useResultText } from '../../components/search/use-result-text';
import { usePagedList } from '../../hooks/use-paged-list';

type CollectionKind = CollectionQuery['type'];

const KINDS = ['playlist', 'album'] as const satisfies readonly CollectionKind[];
const WORDS = { playlist: 'list.playlists', album: 'list.albums' } as const;

/** `/playlists-album`: all public playlists, or all albums. */
export const CollectionsScreen = observer(function CollectionsScreen() {
  const { search } = useViewModels();
  const { t } = useTranslation('search');
  const [kind, chooseKind] = useChoice<CollectionKind>('type', KINDS);
  const [sort, chooseSort] = useChoice<CollectionSort>('sort', search.sorts[kind]);
  const viewModel = usePagedList<SectionItem, `${CollectionKind} ${CollectionSort}`>(
    'collections',
    `${kind} ${sort}`,
    (order, page) => {
      const [type, by] = order.split(' ') as [CollectionKind, CollectionSort];
      return search.browsing.collections({ type, sort: by, ...page });
    },
  );
  const kinds = KINDS.map((value) => ({ value, label: t(WORDS[value]) }));
  const sorts = search.sorts[kind].map((value) => ({ value, label: t(`list.sort.${value}`) }));
  const choices = (
    <>
      <Chips label={t('list.kinds')} options={kinds} chosen={kind} onChoose={chooseKind} />
      <SortSelect label={t('list.sortBy')} options={sorts} chosen={sort} onChoose={chooseSort} />
    </>
  );
  return (
    <ListFrame title={t('list.collections')} viewModel={viewModel} choices={choices}>
      {(items) => <Covers items={items} />}
    </ListFrame>
  );
});

function Covers({ items }: { readonly items: readonly SectionItem[] }) {
  const found = useResultText();
  return (
    <Grid>
      {items.map(found).map((card) => (
        <li key={card.to}>
          <CoverCard {...card} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  ${COVERS}
`;
