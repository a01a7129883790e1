import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormAlert } from '../../controls/account/FormAlert';
import { PublicSwitch } from '../../components/library/PublicSwitch';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { MEDIA } from '../../design-system/media';
import { PlaylistFormViewModel } from '../../view-models/library/playlist-form.view-model';
import type { LibraryDialog } from '../../view-models/library/library-dialogs.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { PlaylistCover } from './PlaylistCover';
import { PlaylistFields } from './PlaylistFields';

interface PlaylistDialogProps {
  readonly dialog: Extract<LibraryDialog, { kind: 'create' | 'edit' }>;
}

/** Creates a playlist or edits its details. Typed text is not lost by an accidental close. */
export const PlaylistDialog = observer(function PlaylistDialog({ dialog }: PlaylistDialogProps) {
  const { libraryDialogs } = useViewModels();
  const { t } = useTranslation('library');
  const common = useTranslation();
  const [viewModel] = useState(() => makeForm(libraryDialogs.deps, dialog));
  const close = (): void => void (viewModel.leave() && libraryDialogs.close());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.save().then((isSaved) => isSaved && libraryDialogs.close());
  };
  return (
    <Dialog isWide title={t(`form.${dialog.kind}`)} closeLabel={common.t('close')} onClose={close}>
      <form noValidate onSubmit={submit}>
        <Columns>
          <PlaylistCover viewModel={viewModel} />
          <PlaylistFields viewModel={viewModel} />
        </Columns>
        <PublicSwitch isOn={viewModel.isPublic} onChange={viewModel.show} />
        <FormAlert form={viewModel.form} />
        <DialogActions>
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={viewModel.form.isBusy}>
            {t(viewModel.isNew ? 'form.createNow' : 'form.save')}
          </Button>
        </DialogActions>
      </form>
      {viewModel.isLeaving && <LeavingPlaylist onStay={viewModel.stay} onLeave={libraryDialogs.close} />}
    </Dialog>
  );
});

function makeForm(deps: ConstructorParameters<typeof PlaylistFormViewModel>[0], dialog: PlaylistDialogProps['dialog']) {
  return dialog.kind === 'edit'
    ? new PlaylistFormViewModel(deps, dialog.playlist)
    : new PlaylistFormViewModel(deps, null, dialog.songs);
}

interface LeavingPlaylistProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before typed text is discarded. */
function LeavingPlaylist({ onStay, onLeave }: LeavingPlaylistProps) {
  const { t } = useTranslation('library');
  const common = useTranslation();
  return (
    <Dialog title={t('form.leave')} closeLabel={common.t('close')} onClose={onStay}>
      <p>{t('form.leaveText')}</p>
      <DialogActions>
        <Button variant="ghost" onClick={onStay}>
          {t('form.stay')}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {t('form.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: 24px;
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
`;
