import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import type { HistoryViewModel } from '../../view-models/library/history.view-model';

/** Asked before a history is cleared. */
export const ClearHistory = observer(function ClearHistory({ viewModel }: { readonly viewModel: HistoryViewModel }) {
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
