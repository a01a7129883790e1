import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router-dom';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { DeletePlaylistViewModel } from '../../view-models/keep/delete-playlist.view-model';
import type { KeepDialog } from '../../view-models/keep/keeping.view-model';
import { useViewModels } from '../view-models-context';

interface DeletePlaylistDialogProps {
  readonly dialog: Extract<KeepDialog, { kind: 'delete' }>;
}

/** Asked before a playlist is deleted. Whoever is on its page is led to the library. */
export const DeletePlaylistDialog = observer(function DeletePlaylistDialog({ dialog }: DeletePlaylistDialogProps) {
  const { keeping } = useViewModels();
  const { t } = useTranslation('keep');
  const common = useTranslation();
  const navigate = useNavigate();
  const page = useMatch('/playlist/:id');
  const [viewModel] = useState(() => new DeletePlaylistViewModel(keeping.needs, dialog.playlist));
  const confirm = async (): Promise<void> => {
    if (!(await viewModel.delete())) return;
    keeping.close();
    if (page?.params.id === dialog.playlist.id) await navigate('/library', { replace: true });
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
