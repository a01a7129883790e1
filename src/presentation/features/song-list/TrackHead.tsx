import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { CONTAINER } from '../../design-system/media';
import { TRACK_CELLS } from './track-cells';
import type { TrackColumn } from './track-row-table';

/** The names of the columns. */
export function TrackHead({ columns }: { readonly columns: readonly TrackColumn[] }) {
  const { t } = useTranslation('browse');
  return (
    <Row role="row" aria-rowindex={1}>
      {columns.map(({ id, look, hideBelow, header, symbol }) => (
        <span
          key={id}
          role="columnheader"
          data-look={look}
          data-hide-below={hideBelow}
          aria-label={symbol ? t(`table.${header}`) : undefined}
        >
          {symbol === null ? <VisuallyHidden>{t(`table.${header}`)}</VisuallyHidden> : (symbol ?? t(`table.${header}`))}
        </span>
      ))}
    </Row>
  );
}

const Row = styled.div`
  ${TRACK_CELLS}
  height: 36px;
  margin-bottom: 8px;
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-meta);
  [data-look='number'] {
    font-size: var(--fs-meta);
    > svg {
      margin-left: auto;
    }
  }
  ${CONTAINER.small} {
    position: absolute;
    clip-path: inset(50%);
    height: 1px;
    margin: 0;
    overflow: hidden;
  }
`;
