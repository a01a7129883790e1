import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  PlayFigures,
  PlayedSong,
  VisitFigures,
  VisitedPage,
} from '../../../domain/administration/listening-figures.port';
import { pagePath } from '../../../domain/shared/page-path';
import { EmptyLead } from '../../components/EmptyLead';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { TextLink } from '../../controls/account/account-form';
import { FailureState } from '../../components/FailureState';
import { Segments } from '../../design-system/Segments';
import { formatCount } from '../../i18n/format/counts';
import { FiguresViewModel } from '../../view-models/admin/figures.view-model';
import { DayChart } from './DayChart';
import { DataTable, type Column } from './DataTable';
import { Card, Nothing, Stack } from './admin-row-marks';
import { useAdminDeps } from './use-admin-deps';

/** `/admin/figures`: numbers of plays and page views, and the songs and pages they are of. */
export const FiguresScreen = observer(function FiguresScreen() {
  const { t } = useTranslation('admin');
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new FiguresViewModel(deps, -new Date().getTimezoneOffset()));
  useFresh(viewModel);
  useEffect(() => void viewModel.refresh(), [viewModel]);
  const { plays, visits } = viewModel;
  if (plays.kind === 'failed')
    return <FailureState title={t('loadFailed')} failure={plays.failure} onRetry={() => void viewModel.refresh()} />;
  return (
    <Stack>
      <Segments
        label={t('figures.span')}
        value={viewModel.span === 30 ? '30' : '90'}
        options={[
          { value: '30', label: t('figures.days', { count: 30 }) },
          { value: '90', label: t('figures.days', { count: 90 }) },
        ]}
        onChange={(span) => void viewModel.choose(span === '30' ? 30 : 90)}
      />
      {plays.kind === 'ready' && <Plays plays={plays.value} />}
      {visits.kind === 'ready' && <Visits visits={visits.value} />}
    </Stack>
  );
});

const Plays = observer(function Plays({ plays: { days, top } }: { readonly plays: PlayFigures }) {
  const { t } = useTranslation('admin');
  const { shell } = useViewModels();
  const { language } = shell;
  const columns: readonly Column<PlayedSong>[] = [
    {
      name: 'song',
      title: t('figures.song'),
      isName: true,
      cell: ({ id, title }) => <TextLink to={pagePath('song', id)}>{title}</TextLink>,
    },
    { name: 'artists', title: t('figures.artists'), cell: ({ artists }) => artists.join(', ') },
    { name: 'plays', title: t('figures.unit'), isNumber: true, cell: ({ plays }) => formatCount(plays, language) },
  ];
  return (
    <>
      <DayChart
        title={t('figures.plays')}
        unit={t('figures.unit')}
        dayTitle={t('figures.day')}
        days={days}
        language={language}
      />
      <Card>
        <h2>{t('figures.top')}</h2>
        {top.length === 0 && (
          <Nothing>
            <EmptyLead /> <span>{t('figures.none')}</span>
          </Nothing>
        )}
        {top.length > 0 && <DataTable label={t('figures.top')} columns={columns} items={top} isInside />}
      </Card>
    </>
  );
});

/** Counts only listeners who agreed, so the numbers are lower than the real ones. */
const Visits = observer(function Visits({ visits: { days, pages } }: { readonly visits: VisitFigures }) {
  const { t } = useTranslation('admin');
  const { shell } = useViewModels();
  const { language } = shell;
  const columns: readonly Column<VisitedPage & { readonly id: string }>[] = [
    { name: 'path', title: t('figures.path'), isName: true, cell: ({ path }) => path },
    { name: 'views', title: t('figures.views'), isNumber: true, cell: ({ count }) => formatCount(count, language) },
  ];
  return (
    <>
      <DayChart
        title={t('figures.visits')}
        unit={t('figures.views')}
        dayTitle={t('figures.day')}
        days={days}
        language={language}
      />
      <Card>
        <h2>{t('figures.pages')}</h2>
        {pages.length === 0 && (
          <Nothing>
            <EmptyLead /> <span>{t('figures.noVisits')}</span>
          </Nothing>
        )}
        {pages.length > 0 && (
          <DataTable
            label={t('figures.pages')}
            columns={columns}
            items={pages.map((page) => ({ ...page, id: page.path }))}
            isInside
          />
        )}
      </Card>
    </>
  );
});
