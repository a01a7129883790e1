import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ABSENT_DAYS, type AbsentFor, type AbsentThing } from '../../../domain/administration/absent-things.port';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { Button } from '../../design-system/Button';
import { formatCount } from '../../i18n/format/counts';
import { formatDateTime } from '../../i18n/format/dates';
import { AbsentViewModel, type Forgetting } from '../../view-models/admin/absent.view-model';
import type { Column } from './DataTable';
import { Mark } from './admin-row-marks';
import { ManagedTable } from './ManagedTable';
import { Question } from './Question';
import { useAdminDeps } from './use-admin-deps';

const SPANS = Object.keys(ABSENT_DAYS) as AbsentFor[];

/** `/admin/absent`: songs and clips without a file, until the files are back or an admin removes the entries. */
export const AbsentScreen = observer(function AbsentScreen() {
  const { t } = useTranslation('admin');
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new AbsentViewModel(deps));
  useFresh(viewModel.list);
  useEffect(() => {
    void viewModel.list.refresh();
    return () => viewModel.list.dispose();
  }, [viewModel]);
  const columns = useAbsentColumns(viewModel);
  const { forgetting, allCount } = viewModel;
  return (
    <>
      <Hint>{t('absent.hint')}</Hint>
      <ManagedTable
        label={t('absent.label')}
        list={viewModel.list}
        columns={columns}
        searchLabel={t('absent.search')}
        sorts={SPANS.map((value) => ({ value, label: t(`absent.spans.${value}`) }))}
        sortLabel={t('absent.span')}
        emptyText={t('absent.none')}
      />
      {allCount > 0 && (
        <Button variant="danger" onClick={() => viewModel.ask({ kind: 'all' })}>
          {t('absent.forgetAll', { count: allCount })}
        </Button>
      )}
      {forgetting !== null && <Sure viewModel={viewModel} forgetting={forgetting} />}
    </>
  );
});

interface SureProps {
  readonly viewModel: AbsentViewModel;
  readonly forgetting: Forgetting;
}

const Sure = observer(function Sure({ viewModel, forgetting }: SureProps) {
  const { t } = useTranslation('admin');
  const { allCount, isForgetting } = viewModel;
  const isOne = forgetting.kind === 'one';
  return (
    <Question
      title={isOne ? t('absent.ask', { title: forgetting.thing.title }) : t('absent.forgetAllAsk', { count: allCount })}
      text={t(isOne && forgetting.thing.hasStandIn ? 'absent.moveText' : 'absent.askText')}
      answer={t('absent.forget')}
      isBusy={isForgetting}
      onYes={() => void viewModel.forget()}
      onNo={() => viewModel.ask(null)}
    />
  );
});

function useCountColumns(): readonly Column<AbsentThing>[] {
  const { t } = useTranslation('admin');
  const { shell } = useViewModels();
  const count = (of: (thing: AbsentThing) => number) => (thing: AbsentThing) => formatCount(of(thing), shell.language);
  const common = { isNumber: true } as const;
  return [
    { ...common, name: 'likes', title: t('absent.likes'), cell: count(({ likeCount }) => likeCount) },
    { ...common, name: 'places', title: t('absent.places'), cell: count(({ placeCount }) => placeCount) },
    { ...common, name: 'plays', title: t('songs.plays'), cell: count(({ playCount }) => playCount) },
  ];
}

function useAbsentColumns(viewModel: AbsentViewModel): readonly Column<AbsentThing>[] {
  const { t } = useTranslation('admin');
  const counts = useCountColumns();
  return [
    { name: 'title', title: t('absent.title'), isName: true, cell: (thing) => <Named thing={thing} /> },
    { name: 'artists', title: t('songs.artists'), cell: ({ artists }) => artists.join(', ') || '–' },
    { name: 'path', title: t('absent.path'), cell: ({ path }) => <Path>{path}</Path> },
    {
      name: 'since',
      title: t('absent.since'),
      cell: ({ absence: { kind, since } }) => `${t(`absent.kinds.${kind}`)} · ${formatDateTime(since)}`,
    },
    ...counts,
    {
      name: 'actions',
      title: t('songs.actions'),
      cell: (thing) => (
        <Button
          small
          variant="danger"
          aria-label={t('absent.forgetOf', { title: thing.title })}
          onClick={() => viewModel.ask({ kind: 'one', thing })}
        >
          {t('absent.forget')}
        </Button>
      ),
    },
  ];
}

function Named({ thing: { kind, title, hasStandIn } }: { readonly thing: AbsentThing }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <b>{title}</b> {kind === 'clip' && <Mark>{t('absent.clip')}</Mark>}
      {hasStandIn && <Mark>{t('absent.standIn')}</Mark>}
    </>
  );
}

const Hint = styled.p`
  margin-bottom: 14px;
  color: var(--text-2);
`;

const Path = styled.span`
  overflow-wrap: anywhere;
`;
