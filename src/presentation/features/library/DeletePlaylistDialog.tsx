import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { DeletePlaylistViewModel } from '../../view-models/library/delete-playlist.view-model';
import type { LibraryDialog } from '../../view-models/library/library-dialogs.view-model';
import { useViewModels } from '../../hooks/view-models-context';

interface DeletePlaylistDialogProps {
  readonly dialog: Extract<LibraryDialog, { kind: 'delete' }>;
}

/** Asks before a playlist is deleted. The playlist's page navigates away by itself once the dialog has closed. */
export const DeletePlaylistDialog = observer(function DeletePlaylistDialog({ dialog }: DeletePlaylistDialogProps) {
  const { libraryDialogs } = useViewModels();
  const { t } = useTranslation('library');
  const common = useTranslation();
  const [viewModel] = useState(() => new DeletePlaylistViewModel(libraryDialogs.deps, dialog.playlist));
  const confirm = async (): Promise<void> => {
    if (await viewModel.delete()) libraryDialogs.close();
  };
  return (
    <Dialog
      title={t('remove.title', { name: dialog.playlist.title })}
      closeLabel={common.t('close')}
      onClose={libraryDialogs.close}
    >
      <p>{t('remove.text')}</p>
      <DialogActions>
        <Button variant="ghost" onClick={libraryDialogs.close}>
          {t('cancel')}
        </Button>
        <Button variant="danger" isBusy={viewModel.isBusy} onClick={() => void confirm()}>
          {t('remove.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
