import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import { ItemCards } from '../../controls/cards/ItemCards';
import { useOpenPage } from '../../hooks/use-open-page';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { LoadMore } from '../../components/LoadMore';
import { SectionHeading } from '../../components/SectionHeading';
import { PageHead } from '../../components/PageHead';
import { PageOrError } from '../../components/PageOrError';
import { Chips } from '../../design-system/Chips';
import { Icon } from '../../design-system/Icon';
import { focusRing, overlay } from '../../design-system/interaction';
import { CONTAINER } from '../../design-system/media';
import { ExploreViewModel } from '../../view-models/browse/explore.view-model';
import { failureOf } from '../../view-models/failure-of';
import { CardsSkeleton } from './CardsSkeleton';
import { Line, Plain } from './page-parts';

const CHARTS = ['trending', 'new', 'popular', 'for-you'] as const;

const EVERYTHING = [
  { to: '/songs', name: 'songs' },
  { to: '/artists', name: 'artists' },
  { to: '/playlists-album', name: 'collections' },
] as const;

/** Everything there is: categories by group, the charts, and the lists of all. */
export function ExploreScreen() {
  const { browse } = useViewModels();
  const viewModel = useHistoryState('explore', () => new ExploreViewModel(browse));
  const isPausing = useOpenPage(viewModel);
  return isPausing ? null : <Page viewModel={viewModel} />;
}

const Page = observer(function Page({ viewModel }: { readonly viewModel: ExploreViewModel }) {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const failure = failureOf(viewModel.pages.list);
  return (
    <PageOrError failure={failure} isPlaying={player.isPlaying} onRetry={viewModel.retry}>
      <PageHead title={t('explore.title')} />
      <Categories viewModel={viewModel} />
      <Charts />
      <Everything />
    </PageOrError>
  );
});

const Categories = observer(function Categories({ viewModel }: { readonly viewModel: ExploreViewModel }) {
  const { t } = useTranslation('browse');
  const common = useTranslation();
  const { list } = viewModel.pages;
  if (list.kind === 'failed') {
    return <FailureState title={t('failed.explore')} failure={list.failure} onRetry={viewModel.retry} />;
  }
  if (list.kind !== 'ready') return <CardsSkeleton />;
  const items = viewModel.categories.map((category): SectionItem => ({ type: 'category', category }));
  return (
    <>
      {viewModel.groups.length > 2 && (
        <Chips
          label={t('explore.filter')}
          options={viewModel.groups.map((value) => ({ value, label: t(`explore.${value}`) }))}
          chosen={viewModel.group}
          onChoose={viewModel.choose}
        />
      )}
      <Space>{items.length === 0 ? <Plain>{common.t('empty.text')}</Plain> : <ItemCards items={items} />}</Space>
      <End viewModel={viewModel} />
    </>
  );
});

const End = observer(function End({ viewModel: { pages, loadMore } }: { readonly viewModel: ExploreViewModel }) {
  const { t } = useTranslation('search');
  if (!pages.hasMore) return null;
  return (
    <LoadMore
      label={t('list.more')}
      isLoading={pages.isLoadingMore}
      hasFailed={pages.hasMoreFailed}
      failureText={t('list.moreFailed')}
      onMore={loadMore}
    />
  );
});

function Charts() {
  const { t } = useTranslation('browse');
  const links = CHARTS.map((type) => ({ to: `/collection/${type}`, name: t(`types.${type}`) }));
  return <Ways title={t('explore.charts')} links={links} />;
}

function Everything() {
  const { t } = useTranslation('browse');
  const links = EVERYTHING.map(({ to, name }) => ({ to, name: t(`explore.everything.${name}`) }));
  return <Ways title={t('explore.everything.title')} links={links} />;
}

interface WaysProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

function Ways({ title, links }: WaysProps) {
  return (
    <Line aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <Grid>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Way to={to}>
              {name}
              <Icon name="arrow-right" />
            </Way>
          </li>
        ))}
      </Grid>
    </Line>
  );
}

const Space = styled.div`
  margin-top: 20px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 64px;
  padding: 12px 18px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  font-weight: var(--fw-strong);
  ${overlay}
  ${focusRing}
`;
