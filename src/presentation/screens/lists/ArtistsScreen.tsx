import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ArtistSort } from '../../../domain/catalogue/sorts';
import type { ArtistCard } from '../../../domain/catalogue/home-section';
import { useViewModels } from '../../hooks/view-models-context';
import { CoverCard } from '../../components/search/CoverCard';
import { SortSelect } from '../../design-system/SortSelect';
import { COVERS } from '../../components/search/search-grid';
import { ListFrame } from './ListFrame';
import { useChoice } from './use-choice';
import { useResultText } from '../../components/search/use-result-text';
import { usePagedList } from '../../hooks/use-paged-list';

/** `/artists`: all artists with songs. */
export const ArtistsScreen = observer(function ArtistsScreen() {
  const { search } = useViewModels();
  const { t } = useTranslation('search');
  const [sort, choose] = useChoice<ArtistSort>('sort', search.sorts.artist);
  const viewModel = usePagedList<ArtistCard, ArtistSort>('artists', sort, (order, page) =>
    search.browsing.artists(order, page),
  );
  const options = search.sorts.artist.map((value) => ({ value, label: t(`list.sort.${value}`) }));
  const sorting = <SortSelect label={t('list.sortBy')} options={options} chosen={sort} onChoose={choose} />;
  return (
    <ListFrame title={t('list.artists')} viewModel={viewModel} choices={sorting}>
      {(artists) => <Artists artists={artists} />}
    </ListFrame>
  );
});

function Artists({ artists }: { readonly artists: readonly ArtistCard[] }) {
  const found = useResultText();
  return (
    <Grid>
      {artists.map((artist) => (
        <li key={artist.id}>
          <CoverCard {...found({ type: 'artist', artist })} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  ${COVERS}
`;
