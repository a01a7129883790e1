import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MOST_ZOOM } from '../../../domain/profile/crop-frame';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { IconButton } from '../../design-system/IconButton';
import { Slider } from '../../design-system/Slider';
import { SquareCropper } from '../../design-system/SquareCropper';
import type { AvatarViewModel } from '../../view-models/account/avatar.view-model';
import { AvatarFailure } from './AvatarFailure';

interface AvatarDialogProps {
  readonly avatar: AvatarViewModel;
  readonly file: File;
}

const ZOOM_STEP = 0.25;

/** The chosen picture behind a round window, and the progress of its upload. */
export const AvatarDialog = observer(function AvatarDialog({ avatar, file }: AvatarDialogProps) {
  const { t } = useTranslation('account');
  const common = useTranslation();
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Dialog title={t('avatar.title')} closeLabel={common.t('close')} onClose={avatar.cancel}>
      <Middle>
        <SquareCropper
          src={url}
          square={avatar.choice?.crop ?? null}
          label={t('avatar.crop')}
          onMeasure={avatar.measure}
          onFail={avatar.refuse}
          onMove={avatar.move}
        />
        <Zoom avatar={avatar} />
        <Sending avatar={avatar} />
        <div role="alert">{avatar.failure !== null && <AvatarFailure failure={avatar.failure} />}</div>
      </Middle>
      <DialogActions>
        <Button variant="ghost" onClick={avatar.cancel}>
          {t('avatar.remove')}
        </Button>
        <Button variant="primary" isBusy={avatar.isBusy} onClick={avatar.send}>
          {t('avatar.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const Zoom = observer(function Zoom({ avatar }: { readonly avatar: AvatarViewModel }) {
  const { t } = useTranslation('account');
  const { zoom } = avatar;
  return (
    <Row>
      <IconButton
        icon={{ path: ACCOUNT_ICONS.minus }}
        label={t('avatar.zoomOut')}
        tip={null}
        onClick={() => avatar.setZoom(zoom - ZOOM_STEP)}
      />
      <Slider
        label={t('avatar.zoom')}
        value={zoom - 1}
        max={MOST_ZOOM - 1}
        step={ZOOM_STEP}
        pageStep={1}
        valueText={`${Math.round(zoom * 100)} %`}
        onPreview={(value) => avatar.setZoom(value + 1)}
        onCommit={(value) => avatar.setZoom(value + 1)}
      />
      <IconButton
        icon={{ path: ACCOUNT_ICONS.plus }}
        label={t('avatar.zoomIn')}
        tip={null}
        onClick={() => avatar.setZoom(zoom + ZOOM_STEP)}
      />
    </Row>
  );
});

const Sending = observer(function Sending({ avatar }: { readonly avatar: AvatarViewModel }) {
  const { t } = useTranslation('account');
  if (!avatar.isBusy) return null;
  if (avatar.share === null) return <p role="status">{t('avatar.preparing')}</p>;
  return <Bar aria-label={t('avatar.sending')} value={avatar.share} max={1} />;
});

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 280px;
`;

const Bar = styled.progress`
  width: 280px;
  height: 6px;
  accent-color: var(--accent-strong);
`;
