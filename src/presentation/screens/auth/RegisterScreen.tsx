import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { authPath } from '../../../domain/session/return-path';
import { useViewModels } from '../../hooks/view-models-context';
import { TextLink } from '../../controls/account/account-form';
import { CodeForm } from '../../controls/account/CodeForm';
import { RegisterForm } from '../../controls/account/RegisterForm';
import { Supported } from '../../controls/Supported';
import { useRegister } from '../../controls/account/use-register';
import { AuthFoot, AuthTitle } from './AuthTitle';
import { useAuthScreen } from './use-auth-screen';

/** What the sentence about an account names. */
const NAMED = ['likes', 'saving', 'playlists'] as const;

/** `/register`: a new account is signed in at once, or once the code that is sent to its address has been entered. */
export const RegisterScreen = observer(function RegisterScreen() {
  const { account, supports } = useViewModels();
  const { t } = useTranslation('account');
  const back = useAuthScreen();
  const register = useRegister(account.deps);
  return (
    <>
      {register.sentTo === null ? (
        <>
          <AuthTitle
            page={t('register.title')}
            title={t('register.title')}
            text={t(NAMED.every(supports) ? 'register.text' : 'register.textOfSome')}
          />
          <RegisterForm viewModel={register} />
        </>
      ) : (
        <>
          <AuthTitle page={t('register.title')} title={t('code.title')} text={t('register.sent')} />
          <CodeForm code={register.code} email={register.sentTo} onOtherAddress={register.changeAddress} />
        </>
      )}
      <Supported needs="accounts">
        <AuthFoot>
          {t('register.hasAccount')} <TextLink to={authPath('/login', back)}>{t('signIn.submit')}</TextLink>
        </AuthFoot>
      </Supported>
    </>
  );
});
