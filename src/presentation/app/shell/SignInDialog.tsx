import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CodeForm } from '../../controls/account/CodeForm';
import { RegisterForm } from '../../controls/account/RegisterForm';
import { SignInForm } from '../../controls/account/SignInForm';
import { Supported } from '../../controls/Supported';
import { useRegister } from '../../controls/account/use-register';
import { Dialog } from '../../design-system/Dialog';
import { focusRing } from '../../design-system/interaction';
import type { AccountViewModel } from '../../view-models/account.view-model';
import type { RegisterViewModel } from '../../view-models/account/register.view-model';
import { SignInViewModel } from '../../view-models/account/sign-in.view-model';
import { useViewModels } from '../../hooks/view-models-context';

interface SignInDialogProps {
  readonly reason: NonNullable<AccountViewModel['asking']>;
}

/** Shown when an action needs an account. After sign-in the action is carried out, and the dialog closes. */
export const SignInDialog = observer(function SignInDialog({ reason }: SignInDialogProps) {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const library = useTranslation('library');
  const common = useTranslation();
  const [isNew, setNew] = useState(false);
  const [signIn] = useState(() => new SignInViewModel(account.deps));
  const register = useRegister(account.deps);
  return (
    <Dialog title={library.t(`signIn.${reason}`)} closeLabel={common.t('close')} onClose={account.giveUp}>
      {isNew ? <Registering register={register} /> : <SignInForm viewModel={signIn} onForgot={account.giveUp} />}
      <Supported needs="registration">
        <Foot>
          {t(isNew ? 'register.hasAccount' : 'signIn.noAccount')}{' '}
          <Switch type="button" onClick={() => setNew(!isNew)}>
            {t(isNew ? 'signIn.submit' : 'register.title')}
          </Switch>
        </Foot>
      </Supported>
    </Dialog>
  );
});

const Registering = observer(function Registering({ register }: { readonly register: RegisterViewModel }) {
  const { t } = useTranslation('account');
  if (register.sentTo === null) return <RegisterForm viewModel={register} />;
  return (
    <>
      <Lead>
        <h3>{t('code.title')}</h3>
        <p>{t('register.sent')}</p>
      </Lead>
      <CodeForm code={register.code} email={register.sentTo} onOtherAddress={register.changeAddress} />
    </>
  );
});

const Lead = styled.div`
  margin-bottom: 24px;
  color: var(--text-2);
  h3 {
    margin-bottom: 4px;
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
`;

const Foot = styled.p`
  margin-top: 18px;
  color: var(--text-2);
`;

const Switch = styled.button`
  border-radius: 4px;
  color: var(--accent-strong);
  font-weight: var(--fw-strong);
  ${focusRing}
`;
