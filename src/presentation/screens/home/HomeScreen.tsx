import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HomeSection } from '../../../domain/catalogue/home-section';
import { errorPageOf } from '../../../domain/shared/error-page-of';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';
import { loadClipRow } from '../../features/clips/load-clips';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { PageTitle } from '../../components/PageTitle';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import type { HomeRow } from '../../view-models/arrange-home';
import type { HomeContent as Content } from '../../view-models/home.view-model';
import { CardRow } from './CardRow';
import { HeroRow } from './HeroRow';
import { HomeSkeleton } from './HomeSkeleton';
import { SongColumns } from './SongColumns';

const HomeEmpty = lazyPart(() =>
  loadComponent(() => import(/* webpackChunkName: "home-empty" */ './HomeEmpty'), 'setup'),
);

/** Few page loads take so long that these are needed; the skeleton stays until the code of the placeholders is loaded. */
const HomePlaceholders = lazyPart(
  () => loadComponent(() => import(/* webpackChunkName: "home-placeholders" */ './HomePlaceholders')),
  HomeSkeleton,
);

const HomeError = lazyPart(
  () => loadComponent(() => import(/* webpackChunkName: "home-error" */ './HomeError')),
  HomeSkeleton,
);

const ImportProgressBar = lazyPart(() =>
  loadComponent(() => import(/* webpackChunkName: "import-progress" */ './ImportProgressBar'), 'setup'),
);

export const HomeScreen = observer(function HomeScreen() {
  const { home, imports } = useViewModels();
  const { t } = useTranslation();
  useFresh(home);
  useEffect(() => {
    home.open();
    return () => {
      home.dispose();
      imports.dispose();
    };
  }, [home, imports]);
  const { content } = home;
  if (content.kind === 'retry' && errorPageOf(content.failure) !== null) return <HomeError failure={content.failure} />;
  return (
    <Page>
      <HiddenTitle title={t('home.title')} />
      {imports.progress?.isRunning && <ImportProgressBar progress={imports.progress} />}
      <HomeContent content={content} />
    </Page>
  );
});

const HomeContent = observer(function HomeContent({ content }: { readonly content: Content }) {
  const { home, demo } = useViewModels();
  const { t } = useTranslation();
  switch (content.kind) {
    case 'skeleton':
      return <HomeSkeleton />;
    case 'placeholders':
      return <HomePlaceholders />;
    case 'empty':
      return demo.isMaking ? <HomeSkeleton /> : <HomeEmpty />;
    case 'retry':
      return <FailureState title={t('home.loadFailed')} failure={content.failure} onRetry={() => void home.retry()} />;
    case 'sections':
      return content.rows.map((row) => <HomeLine key={keyOf(row)} row={row} />);
  }
});

const keyOf = (row: HomeRow): string => (row.kind === 'columns' ? `columns ${row.columns[0]?.id}` : row.section.id);

function HomeLine({ row }: { readonly row: HomeRow }) {
  switch (row.kind) {
    case 'hero':
      return <HeroRow section={row.section} />;
    case 'columns':
      return <SongColumns columns={row.columns} />;
    case 'cards':
      return <CardRow section={row.section} />;
    case 'clips':
      return <ClipRow title={row.section.title} cards={row.section.clips ?? []} to="/short-video" />;
    case 'recent':
      return <RecentLine section={row.section} />;
  }
}

const ClipRow = lazyPart(loadClipRow);

/** Fetched only where there is something to show. */
const RecentRow = lazyPart(() => loadComponent(() => import(/* webpackChunkName: "recent-row" */ './RecentRow')));

const RecentLine = observer(function RecentLine({ section }: { readonly section: HomeSection }) {
  const { account, recent } = useViewModels();
  const plays = account.isSignedIn ? section.items : recent.played;
  return plays.length > 0 && <RecentRow section={section} />;
});

const Page = styled.div`
  padding-top: 8px;
`;

const HiddenTitle = styled(PageTitle)`
  ${visuallyHidden}
`;
