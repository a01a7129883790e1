import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';

interface LeavingPlaylistProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before typed text is discarded. */
export function LeavingPlaylist({ onStay, onLeave }: LeavingPlaylistProps) {
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
