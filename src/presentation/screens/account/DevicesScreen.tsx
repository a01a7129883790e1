import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { Pagination } from '../../components/table/Pagination';
import { Button } from '../../design-system/Button';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { DevicesViewModel } from '../../view-models/account/devices.view-model';
import { PAGE_SIZES } from '../../view-models/page-sizes';
import { DeviceList } from './DeviceList';
import { LeaveQuestion } from './LeaveQuestion';

/** `/profile/device-management`: the devices where the account is signed in, and a way to sign out there. */
export const DevicesScreen = observer(function DevicesScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const [viewModel] = useState(() => new DevicesViewModel(account.deps));
  useFresh(viewModel);
  useEffect(() => void viewModel.refresh(), [viewModel]);
  const { devices } = viewModel;
  if (devices.kind === 'failed') {
    const retry = (): void => void viewModel.retry();
    return <FailureState title={t('devices.loadFailed')} failure={devices.failure} onRetry={retry} />;
  }
  if (devices.kind !== 'ready') return null;
  return (
    <section aria-labelledby="devices-title">
      <Head viewModel={viewModel} />
      <DeviceList viewModel={viewModel} devices={viewModel.shown} />
      <Pagination
        page={viewModel.page}
        totalPages={viewModel.totalPages}
        totalCount={devices.value.length}
        pageSize={viewModel.pageSize}
        pageSizes={PAGE_SIZES}
        onTurn={viewModel.turnTo}
        onResize={viewModel.resize}
      />
      {viewModel.question !== null && <LeaveQuestion viewModel={viewModel} question={viewModel.question} />}
    </section>
  );
});

const Head = observer(function Head({ viewModel }: { readonly viewModel: DevicesViewModel }) {
  const { t } = useTranslation('account');
  const { otherCount } = viewModel;
  const icon = { path: ACCOUNT_ICONS['sign-out'] };
  return (
    <Line>
      <div>
        <h2 id="devices-title">{t('devices.title')}</h2>
        <p>{t('devices.text')}</p>
      </div>
      <Actions>
        {otherCount > 0 && (
          <Button variant="danger" icon={icon} onClick={() => viewModel.raise('others')}>
            {t('devices.signOutOthers', { count: otherCount })}
          </Button>
        )}
        <Button variant="ghost" onClick={() => viewModel.raise('everywhere')}>
          {t('devices.signOutEverywhere')}
        </Button>
      </Actions>
    </Line>
  );
});

const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 14px 24px;
  margin-bottom: 16px;
  h2 {
    font-size: 22px;
    line-height: 28px;
  }
  p {
    color: var(--text-2);
    font-size: 16px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
