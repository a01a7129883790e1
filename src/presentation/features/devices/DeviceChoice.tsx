import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Device } from '../../../domain/live/devices-of';
import { Button } from '../../design-system/Button';
import { Equaliser } from '../../design-system/Equaliser';
import { Icon } from '../../design-system/Icon';
import { DEVICES_ICONS } from '../../design-system/icons/devices';
import { oneLine } from '../../design-system/interaction';
import type { DevicePickerViewModel } from '../../view-models/live/device-picker.view-model';
import { useDeviceName } from './use-device-name';

interface DeviceChoiceProps {
  readonly device: Device;
  readonly viewModel: DevicePickerViewModel;
  /** Called after an action on the device; nothing more is to be chosen. */
  readonly onDone: () => void;
}

/** One device and what it plays; for another device also buttons to control it and to transfer the music in either direction. */
export const DeviceChoice = observer(function DeviceChoice(props: DeviceChoiceProps) {
  const { device, viewModel } = props;
  const { t } = useTranslation('panel');
  const name = useDeviceName();
  return (
    <Row data-on={viewModel.isControlled(device)} aria-current={viewModel.isControlled(device) || undefined}>
      <Who>
        <Icon path={iconOf(device.name)} size={24} />
        <Words>
          <b>
            {name(device)}
            {device.isOwn && <Badge>{t('devices.this')}</Badge>}
          </b>
          <Playing device={device} />
        </Words>
        {device.now?.isPlaying === true && <Equaliser isMoving />}
      </Who>
      {!device.isOwn && <Actions {...props} />}
    </Row>
  );
});

function Playing({ device: { now } }: Pick<DeviceChoiceProps, 'device'>) {
  const { t } = useTranslation('panel');
  if (now === null || now.song === null) return <span>{t('devices.idle')}</span>;
  return <span>{t(now.isPlaying ? 'devices.playing' : 'devices.paused', { ...now.song })}</span>;
}

const Actions = observer(function Actions({ device, viewModel, onDone }: DeviceChoiceProps) {
  const { t } = useTranslation('panel');
  const name = useDeviceName()(device);
  const isControlled = viewModel.isControlled(device);
  const own = viewModel.devices.find(({ isOwn }) => isOwn);
  const finish = (act: (chosen: Device) => void) => () => {
    act(device);
    onDone();
  };
  return (
    <Buttons>
      <Button
        small
        variant={isControlled ? 'outline' : 'secondary'}
        disabled={!isControlled && !hasSong(device)}
        aria-label={t(isControlled ? 'devices.releaseOf' : 'devices.controlOf', { device: name })}
        onClick={finish(viewModel.toggleControl)}
      >
        {t(isControlled ? 'devices.release' : 'devices.control')}
      </Button>
      {hasSong(device) && (
        <Button small aria-label={t('devices.hereFrom', { device: name })} onClick={finish(viewModel.playHere)}>
          {t('devices.here')}
        </Button>
      )}
      {own !== undefined && hasSong(own) && (
        <Button small aria-label={t('devices.thereOn', { device: name })} onClick={finish(viewModel.playThere)}>
          {t('devices.there')}
        </Button>
      )}
    </Buttons>
  );
});

const hasSong = ({ now }: Device): boolean => now !== null && now.song !== null;

function iconOf(name: string): string {
  if (/android|ios|iphone|ipad|phone/i.test(name)) return DEVICES_ICONS['device-mobile'];
  return /mac/i.test(name) ? DEVICES_ICONS.laptop : DEVICES_ICONS.desktop;
}

const Row = styled.li`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--surface-2);
  &[data-on='true'] {
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
  button {
    background: var(--surface-1);
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: var(--fw-strong);
  }
  > span {
    ${oneLine}
    display: block;
    color: var(--text-2);
    font-size: var(--fs-meta);
  }
`;

const Badge = styled.span`
  padding: 1px 8px;
  border-radius: var(--r-full);
  background: var(--accent-soft);
  color: var(--accent-strong);
  font-size: var(--fs-meta);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-left: 36px;
`;
