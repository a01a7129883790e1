import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FILE_FINDINGS, type FolderFile } from '../../../domain/administration/folder-files.port';
import { useFresh } from '../../hooks/use-fresh';
import { Button } from '../../design-system/Button';
import { Segments } from '../../design-system/Segments';
import { FolderFilesViewModel } from '../../view-models/admin/folder-files.view-model';
import type { Column } from './DataTable';
import { Card } from './admin-row-marks';
import { ManagedTable } from './ManagedTable';
import { useAdminDeps } from './use-admin-deps';

interface FolderFilesCardProps {
  /** Changes when the files may have changed. */
  readonly asOf: string;
}

/** Which files of the folder are not completely in the library, and why; a whole list can be saved as a table. */
export const FolderFilesCard = observer(function FolderFilesCard({ asOf }: FolderFilesCardProps) {
  const { t } = useTranslation('admin');
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new FolderFilesViewModel(deps));
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  useEffect(() => void viewModel.list.refresh(), [viewModel, asOf]);
  // The messages about files are in the language of the request.
  useFresh(viewModel.list);
  const { finding, list } = viewModel;
  const about = t(finding === 'reserved' ? 'library.files.unread' : 'library.files.reason');
  const columns: readonly Column<FolderFile>[] = [
    { name: 'path', title: t('library.files.path'), isName: true, cell: ({ id }) => <Path>{id}</Path> },
    { name: 'about', title: about, cell: ({ message }) => message },
  ];
  return (
    <Card>
      <h2>{t('library.files.title')}</h2>
      <p>{t(`library.files.text.${finding}`)}</p>
      <Choice>
        <Segments
          label={t('library.files.choose')}
          value={finding}
          options={FILE_FINDINGS.map((value) => ({ value, label: t(`library.files.kinds.${value}`) }))}
          onChange={(value) => void viewModel.choose(value)}
        />
      </Choice>
      <ManagedTable
        key={finding}
        label={t(`library.files.kinds.${finding}`)}
        list={list}
        columns={columns}
        searchLabel={t('library.files.search')}
        emptyText={t('library.files.none')}
        isInside
      />
      <Save viewModel={viewModel} headings={[t('library.files.path'), about]} />
    </Card>
  );
});

interface SaveProps {
  readonly viewModel: FolderFilesViewModel;
  readonly headings: readonly [string, string];
}

const Save = observer(function Save({ viewModel, headings }: SaveProps) {
  const { t } = useTranslation('admin');
  const { page } = viewModel.list;
  if (page.kind !== 'ready' || page.value.totalCount === 0) return null;
  return (
    <Below>
      <Button isBusy={viewModel.isSaving} onClick={() => void viewModel.save(headings)}>
        {t('library.files.save')}
      </Button>
    </Below>
  );
});

const Choice = styled.div`
  margin: 14px 0;
`;

const Below = styled.div`
  margin-top: 14px;
`;

const Path = styled.span`
  overflow-wrap: anywhere;
`;
