import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FolderScan } from '../../../domain/administration/library-care.port';
import { useViewModels } from '../../hooks/view-models-context';
import { Alert } from '../../controls/account/FormAlert';
import { formatCount } from '../../i18n/format/counts';
import { formatDateTime } from '../../i18n/format/dates';
import { Card } from './admin-row-marks';

const COUNTS = ['found', 'added', 'changed', 'moved', 'removed', 'unchanged', 'refused', 'hidden'] as const;

/** One scan of the folder: its progress, and the results for the files. */
export function FolderLookCard({ look }: { readonly look: FolderScan }) {
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
      {failure !== null && <Alert>{t(`library.failures.${failure}`)}</Alert>}
      <Facts>
        <Fact name={t('library.started')} value={formatDateTime(startedAt)} />
        {finishedAt !== null && <Fact name={t('library.finished')} value={formatDateTime(finishedAt)} />}
        {COUNTS.map((count) => (
          <Fact key={count} name={t(`library.counts.${count}`)} value={formatCount(counts[count], shell.language)} />
        ))}
      </Facts>
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

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  margin-top: 8px;
  accent-color: var(--accent-strong);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: 12px 20px;
  margin: 16px 0 0;
  dt {
    color: var(--text-2);
    font-size: var(--fs-meta);
  }
  dd {
    margin: 0;
    font-weight: var(--fw-strong);
    font-variant-numeric: tabular-nums;
  }
`;
