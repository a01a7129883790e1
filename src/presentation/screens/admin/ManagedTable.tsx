import { observer } from 'mobx-react-lite';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CountedPage } from '../../../domain/shared/page';
import { EmptyLead } from '../../components/EmptyLead';
import { FailureState } from '../../components/FailureState';
import { Pagination } from '../../components/table/Pagination';
import { Button } from '../../design-system/Button';
import { fieldLook } from '../../design-system/form/field-look';
import { SortSelect } from '../../design-system/SortSelect';
import type { ManagedListViewModel } from '../../view-models/admin/managed-list.view-model';
import { PAGE_SIZES } from '../../view-models/page-sizes';
import { DataTable, type Column } from './DataTable';
import { Nothing } from './admin-row-marks';

interface ManagedTableProps<T extends { readonly id: string }, S extends string> {
  readonly label: string;
  readonly list: ManagedListViewModel<T, S>;
  readonly columns: readonly Column<T>[];
  /** Label of the search; without it there is no search. */
  readonly searchLabel?: string;
  readonly sorts?: readonly { readonly value: S; readonly label: string }[];
  /** Replaces the usual label of the sort control if its options are not sort orders. */
  readonly sortLabel?: string;
  /** Shown where there are no rows at all. */
  readonly emptyText?: string;
  /** The table is already inside a card. */
  readonly isInside?: boolean;
}

function ManagedTableView<T extends { readonly id: string }, S extends string>(props: ManagedTableProps<T, S>) {
  const { label, list, columns, searchLabel, sorts = [], sortLabel, emptyText, isInside = false } = props;
  const { t } = useTranslation('admin');
  const { page, request } = list;
  if (page.kind === 'failed')
    return <FailureState title={t('loadFailed')} failure={page.failure} onRetry={() => void list.refresh()} />;
  return (
    <>
      <Tools>
        {searchLabel !== undefined && <SearchForm label={searchLabel} onSeek={(text) => void list.seek(text)} />}
        {sorts.length > 0 && (
          <SortSelect
            label={sortLabel ?? t('sort')}
            options={sorts}
            chosen={request.sort}
            onChoose={(sort) => void list.sortBy(sort)}
          />
        )}
      </Tools>
      {page.kind === 'ready' && (
        <Rows isEmpty={page.value.items.length === 0} emptyText={emptyText ?? t('nothing')}>
          <DataTable
            label={label}
            columns={columns}
            isInside={isInside}
            items={page.value.items}
            isBusy={list.isTurning}
          />
          <Pages page={page.value} pageSize={request.pageSize} list={list} />
        </Rows>
      )}
    </>
  );
}

/** A table with its search, its sort order and its pages. */
export const ManagedTable = observer(ManagedTableView) as typeof ManagedTableView;

interface PagesProps {
  readonly page: CountedPage<unknown>;
  readonly pageSize: number;
  readonly list: Pick<ManagedListViewModel<never, never>, 'turnTo' | 'resize'>;
}

function Pages({ page, pageSize, list }: PagesProps) {
  return (
    <Pagination
      page={page.page}
      totalPages={page.totalPages}
      totalCount={page.totalCount}
      pageSize={pageSize}
      pageSizes={PAGE_SIZES}
      onTurn={(to) => void list.turnTo(to)}
      onResize={(size) => void list.resize(size)}
    />
  );
}

interface RowsProps {
  readonly isEmpty: boolean;
  readonly emptyText: string;
  readonly children: ReactNode;
}

function Rows({ isEmpty, emptyText, children }: RowsProps) {
  return isEmpty ? (
    <Nothing role="status">
      <EmptyLead /> <span>{emptyText}</span>
    </Nothing>
  ) : (
    <>{children}</>
  );
}

function SearchForm({ label, onSeek }: { readonly label: string; readonly onSeek: (text: string) => void }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSeek(text);
  };
  return (
    <Search role="search" aria-label={label} onSubmit={submit}>
      <Field
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {t('search')}
      </Button>
    </Search>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;
  margin-bottom: 14px;
  &:empty {
    display: none;
  }
`;

const Search = styled.form`
  display: flex;
  flex: 1;
  gap: 8px;
  min-width: min(100%, 280px);
  max-width: 480px;
`;

const Field = styled.input`
  height: 44px;
  padding: 0 14px;
  ${fieldLook}
`;
