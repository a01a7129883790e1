import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Spinner } from '../../design-system/Spinner';
import type { ImportViewModel } from '../../view-models/import.view-model';

interface ImportProgressBarProps {
  readonly progress: NonNullable<ImportViewModel['progress']>;
}

/** An unobtrusive line with the progress of the music folder's import. */
export function ImportProgressBar({ progress }: ImportProgressBarProps) {
  const { t } = useTranslation('setup');
  const share = progress.found === 0 ? 0 : progress.processed / progress.found;
  return (
    <Line role="status">
      <Spinner $size={16} />
      <span>{progress.found === 0 ? t('import.counting') : t('import.running', { ...progress })}</span>
      {progress.refused > 0 && <Refused>{t('import.refused', { count: progress.refused })}</Refused>}
      <Bar aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </Bar>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
`;

const Refused = styled.span`
  color: var(--text-3);
`;

const Bar = styled.span`
  flex: 1;
  min-width: 120px;
  height: 4px;
  border-radius: 2px;
  background: var(--track);
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--seek-fill);
    transform-origin: left;
    transition: transform var(--dur-4) var(--ease-out);
  }
`;
