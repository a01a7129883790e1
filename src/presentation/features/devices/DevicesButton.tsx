import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { DEVICES_ICONS } from '../../design-system/icons/devices';
import { focusRing, oneLine } from '../../design-system/interaction';
import { DevicePickerViewModel } from '../../view-models/live/device-picker.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { DevicesDialog } from './DevicesDialog';
import { useDeviceName } from './use-device-name';

export interface DevicesButtonProps {
  readonly iconSize?: number;
  /** Whether a line above names the device that plays, if it is not this one. */
  readonly hasPill?: boolean;
}

/** Opens the list of the account's devices. Shown once there is another device; marked while another device plays the music. */
export const DevicesButton = observer(function DevicesButton({ iconSize, hasPill = false }: DevicesButtonProps) {
  const { live, notices } = useViewModels();
  const { t } = useTranslation('panel');
  const [viewModel] = useState(() => new DevicePickerViewModel(live, notices));
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    opener.current = currentTarget;
    setOpen(true);
  };
  // A dialog that is removed from the page does not return the focus by itself.
  useEffect(() => {
    if (!isOpen) opener.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  if (!viewModel.hasOthers && !isOpen) return null;
  return (
    <>
      <IconButton
        icon={{ path: DEVICES_ICONS.devices }}
        iconSize={iconSize}
        label={t('devices.open')}
        aria-haspopup="dialog"
        isOn={viewModel.elsewhere !== null}
        onClick={open}
      />
      {hasPill && <Pill viewModel={viewModel} onPress={open} />}
      {isOpen && <DevicesDialog viewModel={viewModel} onClose={() => setOpen(false)} />}
    </>
  );
});

interface PillProps {
  readonly viewModel: DevicePickerViewModel;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

const Pill = observer(function Pill({ viewModel, onPress }: PillProps) {
  const { t } = useTranslation('panel');
  const name = useDeviceName();
  const { elsewhere } = viewModel;
  return (
    <Place role="status">
      {elsewhere !== null && (
        <Line type="button" onClick={onPress}>
          <Icon path={DEVICES_ICONS.devices} size={16} />
          <span>{t('devices.listeningOn', { device: name(elsewhere) })}</span>
        </Line>
      )}
    </Place>
  );
});

const Place = styled.div`
  position: absolute;
  right: 18px;
  bottom: calc(100% - 9px);
`;

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 300px;
  height: 26px;
  padding: 0 12px;
  border-radius: var(--r-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  ${focusRing}
  span {
    ${oneLine}
  }
`;
