import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import type { FolderLook, RefusedFile } from '../../../domain/administration/library-care.port';
import { useViewModels } from '../../app/view-models-context';
import { Alert } from '../../components/account/FormAlert';
import { DataTable, type Column } from '../../components/table/DataTable';
import { formatCount } from '../../i18n/format/counts';
import { formatDateTime } from '../../i18n/format/dates';
import { Card } from './admin-parts';

const COUNTS = ['found', 'added', 'changed', 'moved', 'removed', 'unchanged', 'refused'] as const;

/** One look through the folder: how far it is, what it brought, and which files it refused and why. */
export function FolderLookCard({ look }: { readonly look: FolderLook }) {
  const { t } = useTranslation('admin');
  const { shell } = useViewModels();
  const { state, counts, startedAt, finishedAt, failure } = look;
  return (
    <Card>
      <h2>{t('library.last')}</h2>
      <p role="status">{state === 'running' ? t('library.running', counts) : t(`library.state.${state}`)}</p>
      {state === 'running' && (
        <Bar aria-label={t('library.state.running')} value={counts.processed} max={Math.max(1, counts.found)} />
      )}
      {failure !== null && <Alert>{failure}</Alert>}
      <Facts>
        <Fact name={t('library.started')} value={formatDateTime(startedAt)} />
        {finishedAt !== null && <Fact name={t('library.finished')} value={formatDateTime(finishedAt)} />}
        {COUNTS.map((count) => (
          <Fact key={count} name={t(`library.counts.${count}`)} value={formatCount(counts[count], shell.language)} />
        ))}
      </Facts>
      <h3>{t('library.refusedTitle')}</h3>
      <Refused files={look.refused} />
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Refused({ files }: { readonly files: readonly RefusedFile[] }) {
  const { t } = useTranslation('admin');
  const columns: readonly Column<RefusedFile & { readonly id: string }>[] = [
    { name: 'path', title: t('library.path'), isName: true, cell: ({ path }) => path },
    { name: 'reason', title: t('library.reason'), cell: ({ message }) => message },
  ];
  if (files.length === 0)
    return (
      <p>
        <EmptyLead /> <span>{t('library.noRefused')}</span>
      </p>
    );
  const items = files.map((file) => ({ ...file, id: file.path }));
  return <DataTable label={t('library.refusedTitle')} columns={columns} items={items} isInside />;
}

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  margin-top: 8px;
  accent-color: var(--accent-strong);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 12px 20px;
  margin: 16px 0 22px;
  dt {
    color: var(--text-2);
    font-size: var(--fs-meta);
  }
  dd {
    margin: 0;
    font-weight: var(--fw-strong);
    font-variant-numeric: tabular-nums;
  }
  + h3 {
    margin-bottom: 8px;
    font-size: 17px;
  }
`;
