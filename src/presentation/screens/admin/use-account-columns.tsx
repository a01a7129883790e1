import { useTranslation } from 'react-i18next';
import type { ManagedAccount } from '../../../domain/administration/managed-account';
import { formatDate, formatDateTime } from '../../i18n/format/dates';
import type { AccountsViewModel } from '../../view-models/admin/accounts.view-model';
import type { Column } from './DataTable';
import { AccountActions } from './AccountActions';
import { AccountName } from './AccountName';
import { Mark } from './admin-row-marks';
import { PremiumSwitch } from './PremiumSwitch';

/** The data and the actions of each account. Called by an observer. */
export function useAccountColumns(viewModel: AccountsViewModel): readonly Column<ManagedAccount>[] {
  const { t } = useTranslation('admin');
  const { busy } = viewModel.list;
  return [
    { name: 'name', title: t('accounts.name'), isName: true, cell: (account) => <AccountName account={account} /> },
    { name: 'role', title: t('accounts.role'), cell: ({ role }) => t(`accounts.roles.${role}`) },
    {
      name: 'state',
      title: t('accounts.state'),
      cell: ({ isLocked }) => (isLocked ? <Mark $isWarning>{t('accounts.locked')}</Mark> : t('accounts.open')),
    },
    {
      name: 'premium',
      title: t('accounts.premium'),
      cell: (account) => (
        <PremiumSwitch
          label={t('accounts.premiumOf', { name: account.name })}
          isOn={account.isPremium}
          isBusy={busy.has(account.id)}
          onChange={(isOn) => void viewModel.setPremium(account, isOn)}
        />
      ),
    },
    { name: 'created', title: t('accounts.created'), cell: ({ createdAt }) => formatDate(createdAt) },
    {
      name: 'seen',
      title: t('accounts.lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('never') : formatDateTime(lastSeenAt)),
    },
    { name: 'devices', title: t('accounts.devices'), isNumber: true, cell: ({ deviceCount }) => deviceCount },
    {
      name: 'actions',
      title: t('accounts.actions'),
      cell: (account) => <AccountActions account={account} viewModel={viewModel} isBusy={busy.has(account.id)} />,
    },
  ];
}
