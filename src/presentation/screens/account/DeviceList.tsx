import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { Device } from '../../../domain/session/devices.port';
import { useViewModels } from '../../hooks/view-models-context';
import { Button } from '../../design-system/Button';
import { Icon } from '../../design-system/Icon';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { CONTAINER } from '../../design-system/media';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { formatDateTime } from '../../i18n/format/dates';
import { formatRelative } from '../../i18n/format/relative-time';
import type { DevicesViewModel } from '../../view-models/account/devices.view-model';

interface DeviceListProps {
  readonly viewModel: DevicesViewModel;
  readonly devices: readonly Device[];
}

/** A row for each device: as a table where there is room, as cards where there is not. */
export const DeviceList = observer(function DeviceList({ viewModel, devices }: DeviceListProps) {
  const { t } = useTranslation('account');
  return (
    <Card>
      <Titles aria-hidden="true">
        <span>{t('devices.device')}</span>
        <span>{t('devices.address')}</span>
        <span>{t('devices.lastSeen')}</span>
      </Titles>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} viewModel={viewModel} />
        ))}
      </ul>
    </Card>
  );
});

interface DeviceRowProps {
  readonly viewModel: DevicesViewModel;
  readonly device: Device;
}

const DeviceRow = observer(function DeviceRow({ viewModel, device }: DeviceRowProps) {
  const { t } = useTranslation('account');
  const name = device.name === '' ? t('devices.unknown') : device.name;
  return (
    <Row>
      <Who>
        <Tile data-current={device.isCurrent}>
          <Icon path={iconOf(device.name)} size={22} />
        </Tile>
        <b>{name}</b>
        {device.isCurrent && <Badge>{t('devices.current')}</Badge>}
      </Who>
      <span>
        <VisuallyHidden>{t('devices.address')}: </VisuallyHidden>
        {device.ip}
      </span>
      <LastSeen device={device} now={viewModel.now} />
      {!device.isCurrent && (
        <Button
          small
          aria-label={t('devices.signOutOf', { device: name })}
          isBusy={viewModel.leaving.has(device.id)}
          onClick={() => void viewModel.signOut(device)}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </Row>
  );
});

function LastSeen({ device, now }: { readonly device: Device; readonly now: number }) {
  const { t } = useTranslation('account');
  const { shell } = useViewModels();
  if (device.isCurrent) return <Active>{t('devices.activeNow')}</Active>;
  return (
    <span>
      <VisuallyHidden>{t('devices.lastSeen')}: </VisuallyHidden>
      <time dateTime={device.lastSeenAt} title={formatDateTime(device.lastSeenAt)}>
        {formatRelative(device.lastSeenAt, now, shell.language)}
      </time>
    </span>
  );
}

/** By the name that the device gave itself. */
function iconOf(name: string): string {
  if (/tv/i.test(name)) return ACCOUNT_ICONS.television;
  if (/android|ios|iphone|ipad|phone/i.test(name)) return ACCOUNT_ICONS['device-mobile'];
  return /mac/i.test(name) ? ACCOUNT_ICONS.laptop : ACCOUNT_ICONS.desktop;
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 2.1fr) minmax(0, 1.45fr) minmax(0, 1.2fr) 132px;
  align-items: center;
  gap: 16px;
  padding: 0 20px;
`;

const Card = styled.div`
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  overflow: hidden;
`;

const Titles = styled.div`
  ${columns}
  height: 46px;
  color: var(--text-2);
  font-size: 14px;
  ${CONTAINER.small} {
    display: none;
  }
`;

const Row = styled.li`
  ${columns}
  min-height: 80px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  > button {
    justify-self: end;
  }
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    padding: 14px 16px;
    > :not(:first-child, button) {
      grid-column: 1;
      padding-left: 64px;
    }
    > button {
      grid-area: 1 / 2 / 4;
    }
    &:first-child {
      border-top: 0;
    }
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 2px 10px;
  min-width: 0;
  b {
    min-width: 0;
    color: var(--text-1);
    font-weight: var(--fw-strong);
    overflow-wrap: anywhere;
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  margin-right: 6px;
  border-radius: 12px;
  background: var(--surface-2);
  &[data-current='true'] {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

const Badge = styled.span`
  padding: 0 7px;
  border-radius: 5px;
  background: var(--accent-soft);
  color: var(--accent-strong);
  font-size: var(--fs-micro);
  font-weight: var(--fw-strong);
  line-height: 20px;
`;

const Active = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--success);
  font-weight: var(--fw-strong);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;
