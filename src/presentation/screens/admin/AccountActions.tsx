import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ManagedAccount } from '../../../domain/administration/managed-account';
import { useViewModels } from '../../app/view-models-context';
import { Button } from '../../design-system/Button';
import type { AccountsViewModel } from '../../view-models/admin/accounts.view-model';
import { RowActions } from './admin-parts';

interface AccountActionsProps {
  readonly account: ManagedAccount;
  readonly viewModel: AccountsViewModel;
  readonly isBusy: boolean;
}

/** What an admin does with an account. Nobody locks or demotes themselves. */
export const AccountActions = observer(function AccountActions({ account: shown, ...rest }: AccountActionsProps) {
  const { viewModel, isBusy } = rest;
  const { account } = useViewModels();
  const { t } = useTranslation('admin');
  const { name, isLocked, role } = shown;
  const isOneself = account.profile?.id === shown.id;
  const roleDeed = role === 'admin' ? 'make-listener' : 'make-admin';
  const roleWords = role === 'admin' ? 'accounts.makeListener' : 'accounts.makeAdmin';
  return (
    <RowActions>
      {!isOneself && isLocked && (
        <Button
          small
          disabled={isBusy}
          aria-label={t('accounts.unlockOf', { name })}
          onClick={() => void viewModel.unlock(shown)}
        >
          {t('accounts.unlock')}
        </Button>
      )}
      {!isOneself && !isLocked && (
        <Button
          small
          variant="danger"
          disabled={isBusy}
          aria-label={t('accounts.lockOf', { name })}
          onClick={() => viewModel.raise({ deed: 'lock', account: shown })}
        >
          {t('accounts.lock')}
        </Button>
      )}
      {!isOneself && (
        <Button
          small
          disabled={isBusy}
          aria-label={t(`${roleWords}Of`, { name })}
          onClick={() => viewModel.raise({ deed: roleDeed, account: shown })}
        >
          {t(roleWords)}
        </Button>
      )}
      <Button
        small
        disabled={isBusy || shown.deviceCount === 0}
        aria-label={t('accounts.signOutOf', { name })}
        onClick={() => viewModel.raise({ deed: 'sign-out', account: shown })}
      >
        {t('accounts.signOut')}
      </Button>
    </RowActions>
  );
});
