import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CONTAINER } from '../../design-system/media';

export interface Column<T> {
  readonly name: string;
  readonly title: string;
  readonly cell: (item: T) => ReactNode;
  /** The column that names a row: its cell is the row's heading. */
  readonly isName?: boolean;
  readonly isNumber?: boolean;
}

interface DataTableProps<T> {
  /** Read aloud: what the rows are. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly items: readonly T[];
  /** Another page is loading. */
  readonly isBusy?: boolean;
  /** The table is already inside a card. */
  readonly isInside?: boolean;
}

/** Rows in columns; where there is little room each row is a card that names its columns. */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { label, columns, items, isBusy = false, isInside = false } = props;
  return (
    <Frame $isInside={isInside}>
      <Table aria-label={label} aria-busy={isBusy || undefined}>
        <thead>
          <tr>
            {columns.map(({ name, title, isNumber }) => (
              <th key={name} scope="col" data-number={isNumber}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} item={item} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function Cell<T>({ column, item }: { readonly column: Column<T>; readonly item: T }) {
  const { title, cell, isName = false, isNumber } = column;
  if (isName) return <th scope="row">{cell(item)}</th>;
  return (
    <td data-title={title} data-number={isNumber}>
      {cell(item)}
    </td>
  );
}

const Frame = styled.div<{ $isInside: boolean }>`
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: ${({ $isInside }) => ($isInside ? 'none' : 'var(--elev-1)')};
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  th,
  td {
    padding: 10px 14px;
    border-top: 1px solid var(--line);
    text-align: start;
    font-weight: inherit;
    overflow-wrap: break-word;
  }
  thead th {
    border-top: 0;
    color: var(--text-2);
    font-size: 14px;
    white-space: nowrap;
  }
  [data-number='true'] {
    text-align: end;
  }
  td {
    color: var(--text-2);
  }
  ${CONTAINER.small} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      padding: 12px 4px;
      border-top: 1px solid var(--line);
    }
    tbody tr:first-child {
      border-top: 0;
    }
    tbody th,
    td {
      padding: 5px 12px;
      border-top: 0;
    }
    td[data-title] {
      display: flex;
      overflow-wrap: anywhere;
      align-items: center;
      justify-content: space-between;
      gap: 16px;
      text-align: end;
    }
    td[data-title]::before {
      flex: none;
      color: var(--text-3);
      font-size: var(--fs-meta);
      content: attr(data-title);
    }
  }
`;
