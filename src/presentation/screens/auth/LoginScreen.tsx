import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authPath, leadsToAdmin } from '../../../domain/session/return-path';
import { useViewModels } from '../../hooks/view-models-context';
import { TextLink } from '../../controls/account/account-form';
import { Supported } from '../../controls/Supported';
import { SignInForm } from '../../controls/account/SignInForm';
import { SignInViewModel } from '../../view-models/account/sign-in.view-model';
import { AuthFoot, AuthTitle } from './AuthTitle';
import { useAuthScreen } from './use-auth-screen';

/** `/login`: leads back to where the listener was. */
export const LoginScreen = observer(function LoginScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const back = useAuthScreen();
  const [viewModel] = useState(() => new SignInViewModel(account.deps));
  return (
    <>
      <AuthTitle
        page={t('signIn.page')}
        title={t('signIn.title')}
        text={t(leadsToAdmin(back) ? 'signIn.adminText' : 'signIn.text')}
      />
      <SignInForm viewModel={viewModel} />
      <Supported needs="registration">
        <AuthFoot>
          {t('signIn.noAccount')} <TextLink to={authPath('/register', back)}>{t('register.title')}</TextLink>
        </AuthFoot>
      </Supported>
    </>
  );
});
