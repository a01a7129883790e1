import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { doorPath, leadsToAdmin } from '../../../domain/session/return-path';
import { useViewModels } from '../../app/view-models-context';
import { TextLink } from '../../components/account/account-form';
import { SignInForm } from '../../components/account/SignInForm';
import { SignInViewModel } from '../../view-models/account/sign-in.view-model';
import { DoorFoot, DoorTitle } from './DoorTitle';
import { useDoor } from './use-door';

/** `/login`: leads back to where the listener was. */
export const LoginScreen = observer(function LoginScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const back = useDoor();
  const [viewModel] = useState(() => new SignInViewModel(account.needs));
  return (
    <>
      <DoorTitle
        page={t('signIn.page')}
        title={t('signIn.title')}
        text={t(leadsToAdmin(back) ? 'signIn.adminText' : 'signIn.text')}
      />
      <SignInForm viewModel={viewModel} />
      <DoorFoot>
        {t('signIn.noAccount')} <TextLink to={doorPath('/register', back)}>{t('register.title')}</TextLink>
      </DoorFoot>
    </>
  );
});
