import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_SORTS } from '../../../domain/administration/account-administration.port';
import { AccountsViewModel, type AccountQuestion } from '../../view-models/admin/accounts.view-model';
import { ManagedTable } from './ManagedTable';
import { Question } from './Question';
import { useAccountColumns } from './use-account-columns';
import { useAdminDeps } from './use-admin-deps';
import { useFresh } from '../../hooks/use-fresh';

const ANSWERS = {
  lock: 'accounts.lock',
  'make-admin': 'accounts.makeAdmin',
  'make-listener': 'accounts.makeListener',
  'sign-out': 'accounts.signOut',
} as const;

/** `/admin/accounts`: all accounts and their permissions. */
export const AccountsScreen = observer(function AccountsScreen() {
  const { t } = useTranslation('admin');
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new AccountsViewModel(deps));
  useFresh(viewModel.list);
  useEffect(() => {
    void viewModel.list.refresh();
    return () => viewModel.list.dispose();
  }, [viewModel]);
  const columns = useAccountColumns(viewModel);
  const { question } = viewModel;
  return (
    <>
      <ManagedTable
        label={t('accounts.label')}
        list={viewModel.list}
        columns={columns}
        searchLabel={t('accounts.search')}
        sorts={ACCOUNT_SORTS.map((value) => ({ value, label: t(`accounts.sorts.${value}`) }))}
      />
      {question !== null && <Ask viewModel={viewModel} question={question} />}
    </>
  );
});

interface AskProps {
  readonly viewModel: AccountsViewModel;
  readonly question: AccountQuestion;
}

const Ask = observer(function Ask({ viewModel, question: { action, account } }: AskProps) {
  const { t } = useTranslation('admin');
  return (
    <Question
      title={t(`accounts.ask.${action}`, { name: account.name })}
      text={t(`accounts.askText.${action}`)}
      answer={t(ANSWERS[action])}
      isBusy={viewModel.list.busy.has(account.id)}
      onYes={() => void viewModel.answerYes()}
      onNo={() => viewModel.raise(null)}
    />
  );
});
