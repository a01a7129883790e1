import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ManagedAccount } from '../../../domain/administration/managed-account';
import { useViewModels } from '../../hooks/view-models-context';
import { Button } from '../../design-system/Button';
import type { AccountsViewModel } from '../../view-models/admin/accounts.view-model';
import { RowActions } from './admin-row-marks';

interface AccountActionsProps {
  readonly account: ManagedAccount;
  readonly viewModel: AccountsViewModel;
  readonly isBusy: boolean;
}

/** What an admin can do with an account. Admins cannot lock or demote themselves. */
export const AccountActions = observer(function AccountActions(props: AccountActionsProps) {
  const { account: shown, viewModel, isBusy } = props;
  const { account } = useViewModels();
  const { t } = useTranslation('admin');
  return (
    <RowActions>
      {account.profile?.id !== shown.id && <OfOthers {...props} />}
      <Button
        small
        disabled={isBusy || shown.deviceCount === 0}
        aria-label={t('accounts.signOutOf', { name: shown.name })}
        onClick={() => viewModel.raise({ action: 'sign-out', account: shown })}
      >
        {t('accounts.signOut')}
      </Button>
    </RowActions>
  );
});

function OfOthers({ account, viewModel, isBusy }: AccountActionsProps) {
  const { t } = useTranslation('admin');
  const { name, isLocked, role } = account;
  const isAdmin = role === 'admin';
  const lock = isLocked ? 'accounts.unlock' : 'accounts.lock';
  const give = isAdmin ? 'accounts.makeListener' : 'accounts.makeAdmin';
  const turnKey = (): void => {
    if (isLocked) void viewModel.unlock(account);
    else viewModel.raise({ action: 'lock', account });
  };
  return (
    <>
      <Button
        small
        variant={isLocked ? 'secondary' : 'danger'}
        disabled={isBusy}
        aria-label={t(isLocked ? 'accounts.unlockOf' : 'accounts.lockOf', { name })}
        onClick={turnKey}
      >
        {t(lock)}
      </Button>
      <Button
        small
        disabled={isBusy}
        aria-label={t(isAdmin ? 'accounts.makeListenerOf' : 'accounts.makeAdminOf', { name })}
        onClick={() => viewModel.raise({ action: isAdmin ? 'make-listener' : 'make-admin', account })}
      >
        {t(give)}
      </Button>
    </>
  );
}
