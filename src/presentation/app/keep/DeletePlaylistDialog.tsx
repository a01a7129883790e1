import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { DeletePlaylistViewModel } from '../../view-models/keep/delete-playlist.view-model';
import type { KeepDialog } from '../../view-models/keep/keeping.view-model';
import { useViewModels } from '../view-models-context';

interface DeletePlaylistDialogProps {
  readonly dialog: Extract<KeepDialog, { kind: 'delete' }>;
}

/** Asked before a playlist is deleted. Its page leads away by itself once this has closed. */
export const DeletePlaylistDialog = observer(function DeletePlaylistDialog({ dialog }: DeletePlaylistDialogProps) {
  const { keeping } = useViewModels();
  const { t } = useTranslation('keep');
  const common = useTranslation();
  const [viewModel] = useState(() => new DeletePlaylistViewModel(keeping.needs, dialog.playlist));
  const confirm = async (): Promise<void> => {
    if (await viewModel.delete()) keeping.close();
  };
  return (
    <Dialog
      title={t('remove.title', { name: dialog.playlist.title })}
      closeLabel={common.t('close')}
      onClose={keeping.close}
    >
      <p>{t('remove.text')}</p>
      <DialogActions>
        <Button variant="ghost" onClick={keeping.close}>
          {t('cancel')}
        </Button>
        <Button variant="danger" isBusy={viewModel.isBusy} onClick={() => void confirm()}>
          {t('remove.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
