import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DevicePickerViewModel } from '../../view-models/live/device-picker.view-model';
import { Dialog } from '../../design-system/Dialog';
import { DeviceChoice } from './DeviceChoice';

export interface DevicesDialogProps {
  readonly viewModel: DevicePickerViewModel;
  readonly onClose: () => void;
}

/** The account's devices that are online now, what they play, and the actions for each. */
export const DevicesDialog = observer(function DevicesDialog({ viewModel, onClose }: DevicesDialogProps) {
  const { t } = useTranslation('panel');
  const common = useTranslation();
  return (
    <Dialog title={t('devices.title')} closeLabel={common.t('close')} onClose={onClose}>
      <List>
        {viewModel.devices.map((device) => (
          <DeviceChoice key={device.id} device={device} viewModel={viewModel} onDone={onClose} />
        ))}
      </List>
      {!viewModel.hasOthers && <Alone>{t('devices.alone')}</Alone>}
    </Dialog>
  );
});

const List = styled.ul`
  display: grid;
  gap: 10px;
`;

const Alone = styled.p`
  margin-top: 14px;
  color: var(--text-2);
`;
