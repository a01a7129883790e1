import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { SwitchRow } from '../../design-system/SwitchRow';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

interface MoreDialogProps {
  readonly clip: ShortVideo;
  readonly viewModel: FeedViewModel;
  readonly onClose: () => void;
}

/** Why the clip is shown, how the feed advances, and a button to hide the clip. */
export const MoreDialog = observer(function MoreDialog({ clip, viewModel, onClose }: MoreDialogProps) {
  const { t } = useTranslation('shorts');
  const { t: words } = useTranslation();
  const { settings, changeSettings } = viewModel;
  const hide = (): void => {
    onClose();
    void viewModel.actions.hide(clip.id);
  };
  return (
    <Dialog title={t('more')} closeLabel={words('close')} onClose={onClose}>
      <Why clip={clip} />
      <SwitchRow label={t('captions')} isOn={viewModel.hasCaptions} onChange={viewModel.toggleCaptions} />
      <SwitchRow label={t('autoplay')} isOn={settings.autoplay} onChange={(autoplay) => changeSettings({ autoplay })} />
      <SwitchRow
        label={t('autoAdvance')}
        isOn={settings.autoAdvance}
        onChange={(autoAdvance) => changeSettings({ autoAdvance })}
      />
      <DialogActions>
        <Button variant="outline" onClick={hide}>
          {t('hide')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

/** A clip that was opened by its link was not chosen by the feed, so there is nothing to explain. */
function Why({ clip: { reason, artist, used } }: { readonly clip: ShortVideo }) {
  const { t } = useTranslation('shorts');
  if (reason === null) return null;
  return <Reason>{t(`why.${reason}`, { artist: artist?.name ?? '', song: used?.song.title ?? '' })}</Reason>;
}

const Reason = styled.p`
  margin-bottom: 8px;
  color: var(--text-2);
`;
