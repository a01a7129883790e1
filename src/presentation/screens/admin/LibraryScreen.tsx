import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { Button } from '../../design-system/Button';
import type { LibraryState } from '../../../domain/administration/library-care.port';
import { LibraryCareViewModel } from '../../view-models/admin/library-care.view-model';
import { Card, Stack } from './admin-row-marks';
import { FolderFilesCard } from './FolderFilesCard';
import { FolderLookCard } from './FolderLookCard';
import { Question } from './Question';
import { useAdminDeps } from './use-admin-deps';

/** `/admin`: where the music comes from, which files are not completely in the library, and the demo. */
export const LibraryScreen = observer(function LibraryScreen() {
  const { t } = useTranslation('admin');
  const { sound } = useViewModels();
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new LibraryCareViewModel(deps, sound.timer));
  useFresh(viewModel);
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  const { state } = viewModel;
  if (state.kind === 'failed')
    return <FailureState title={t('loadFailed')} failure={state.failure} onRetry={() => void viewModel.refresh()} />;
  if (state.kind !== 'ready') return null;
  return <Both viewModel={viewModel} state={state.value} />;
});

interface BothProps {
  readonly viewModel: LibraryCareViewModel;
  readonly state: LibraryState;
}

const Both = observer(function Both({ viewModel, state }: BothProps) {
  const { t } = useTranslation('admin');
  const { hasFolder, look } = state;
  return (
    <Stack>
      <Card>
        <h2>{t('library.title')}</h2>
        <p>{t(hasFolder ? 'library.text' : 'library.none')}</p>
        {hasFolder && <LookAgain viewModel={viewModel} />}
      </Card>
      {look !== null && <FolderLookCard look={look} />}
      {look !== null && <FolderFilesCard asOf={look.finishedAt ?? look.startedAt} />}
      <Demo viewModel={viewModel} hasDemo={state.hasDemo} />
    </Stack>
  );
});

const LookAgain = observer(function LookAgain({ viewModel }: Pick<BothProps, 'viewModel'>) {
  const { t } = useTranslation('admin');
  const { starting, isRunning } = viewModel;
  return (
    <>
      <Actions>
        <Button
          variant="primary"
          icon={{ name: 'arrow-clockwise' }}
          isBusy={starting === 'changes' || isRunning}
          disabled={isRunning}
          onClick={() => void viewModel.lookAgain()}
        >
          {t('library.scan')}
        </Button>
        <Button
          isBusy={starting === 'everything'}
          disabled={isRunning}
          aria-describedby="read-all"
          onClick={() => void viewModel.lookAgain('everything')}
        >
          {t('library.readAll')}
        </Button>
      </Actions>
      <p id="read-all">{t('library.readAllText')}</p>
    </>
  );
});

interface DemoProps {
  readonly viewModel: LibraryCareViewModel;
  readonly hasDemo: boolean;
}

const Demo = observer(function Demo({ viewModel, hasDemo }: DemoProps) {
  const { t } = useTranslation('admin');
  const { cleared } = viewModel;
  return (
    <Card>
      <h2>{t('library.demoTitle')}</h2>
      <p role="status">
        {cleared === null
          ? t(hasDemo ? 'library.demoText' : 'library.demoNone')
          : t('library.cleared', { count: cleared })}
      </p>
      {hasDemo && (
        <p style={{ marginTop: 14 }}>
          <Button variant="danger" onClick={() => viewModel.ask(true)}>
            {t('library.clear')}
          </Button>
        </p>
      )}
      {viewModel.isAsking && (
        <Question
          title={t('library.clearAsk')}
          text={t('library.clearText')}
          answer={t('library.clear')}
          isBusy={viewModel.isClearing}
          onYes={() => void viewModel.clearDemo()}
          onNo={() => viewModel.ask(false)}
        />
      )}
    </Card>
  );
});

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin: 14px 0;
`;
