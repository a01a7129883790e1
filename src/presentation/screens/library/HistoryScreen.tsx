import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { useOpenPage } from '../../hooks/use-open-page';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { LibraryEmpty } from '../../components/library/LibraryEmpty';
import { LoadMore } from '../../components/LoadMore';
import { PageHead } from '../../components/PageHead';
import { PageOrError } from '../../components/PageOrError';
import { SongRowSkeleton } from '../../components/SongRowSkeleton';
import { Button } from '../../design-system/Button';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { HistoryViewModel } from '../../view-models/library/history.view-model';
import { failureOf } from '../../view-models/failure-of';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { HistoryDays } from './HistoryDays';

/** `/history`: what was played, day by day; on all devices for an account, otherwise on this device. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { account } = useViewModels();
  return account.state.kind === 'unknown' ? null : <Heard key={account.state.kind} />;
});

const Heard = observer(function Heard() {
  const { account, libraryDialogs, player, supports } = useViewModels();
  const { t } = useTranslation('library');
  const viewModel = useHistoryState('history', () => new HistoryViewModel(libraryDialogs.deps));
  const isPausing = useOpenPage(viewModel);
  if (isPausing) return null;
  const retry = (): void => void viewModel.pages.load();
  return (
    <PageOrError failure={failureOf(viewModel.list)} isPlaying={player.isPlaying} onRetry={retry}>
      <PageHead title={t('history.title')}>
        {viewModel.songs.length > 0 && (
          <Actions>
            <Button
              variant="primary"
              icon={{ name: 'play', weight: 'fill' }}
              onClick={() => player.choose(viewModel.songs, 0, viewModel.whole)}
            >
              {t('history.playAll')}
            </Button>
            <Button variant="outline" icon={{ path: LIBRARY_ICONS.trash }} onClick={() => viewModel.ask(true)}>
              {t('history.clear')}
            </Button>
          </Actions>
        )}
      </PageHead>
      {supports('accounts') && !account.isSignedIn && viewModel.songs.length > 0 && (
        <Note>{t('history.onThisDevice')}</Note>
      )}
      <Plays viewModel={viewModel} />
      {viewModel.isAsking && <ClearHistory viewModel={viewModel} />}
    </PageOrError>
  );
});

const Plays = observer(function Plays({ viewModel }: { readonly viewModel: HistoryViewModel }) {
  const { t } = useTranslation('library');
  const { list } = viewModel;
  if (list.kind === 'failed') {
    return (
      <FailureState title={t('history.failed')} failure={list.failure} onRetry={() => void viewModel.pages.load()} />
    );
  }
  if (list.kind !== 'ready') return <SongRowSkeleton />;
  if (list.value.items.length === 0) {
    return <LibraryEmpty lead={<EmptyLead />} title={t('history.empty.title')} text={t('history.empty.text')} />;
  }
  return (
    <>
      <HistoryDays viewModel={viewModel} />
      {viewModel.pages.hasMore && (
        <LoadMore
          label={t('history.more')}
          isLoading={viewModel.pages.isLoadingMore}
          hasFailed={viewModel.pages.hasMoreFailed}
          failureText={t('library.moreFailed')}
          onMore={viewModel.pages.more}
        />
      )}
    </>
  );
});

/** Asked before a history is cleared. */
const ClearHistory = observer(function ClearHistory({ viewModel }: { readonly viewModel: HistoryViewModel }) {
  const { t } = useTranslation('library');
  const common = useTranslation();
  const close = (): void => viewModel.ask(false);
  return (
    <Dialog title={t('history.clearTitle')} closeLabel={common.t('close')} onClose={close}>
      <p>{t('history.clearText')}</p>
      <DialogActions>
        <Button variant="ghost" onClick={close}>
          {t('cancel')}
        </Button>
        <Button variant="danger" isBusy={viewModel.isClearing} onClick={() => void viewModel.clear()}>
          {t('history.clear')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Note = styled.p`
  margin-bottom: 8px;
  color: var(--text-2);
`;
