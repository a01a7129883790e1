import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RegisterForm } from '../../components/account/RegisterForm';
import { SignInForm } from '../../components/account/SignInForm';
import { Dialog } from '../../design-system/Dialog';
import { focusRing } from '../../design-system/interaction';
import type { AccountViewModel } from '../../view-models/account.view-model';
import { RegisterViewModel } from '../../view-models/account/register.view-model';
import { SignInViewModel } from '../../view-models/account/sign-in.view-model';
import { useViewModels } from '../view-models-context';

interface SignInDialogProps {
  readonly reason: NonNullable<AccountViewModel['asking']>;
}

/** Asked of somebody who wants what needs an account. Once they are signed in, it is done, and the dialog is gone. */
export const SignInDialog = observer(function SignInDialog({ reason }: SignInDialogProps) {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const common = useTranslation();
  const [isNew, setNew] = useState(false);
  const [signIn] = useState(() => new SignInViewModel(account.needs));
  const [register] = useState(() => new RegisterViewModel(account.needs));
  return (
    <Dialog title={t(`reason.${reason}`)} closeLabel={common.t('close')} onClose={account.giveUp}>
      {isNew ? <RegisterForm viewModel={register} /> : <SignInForm viewModel={signIn} onForgot={account.giveUp} />}
      <Foot>
        {t(isNew ? 'register.hasAccount' : 'signIn.noAccount')}{' '}
        <Switch type="button" onClick={() => setNew(!isNew)}>
          {t(isNew ? 'signIn.submit' : 'register.title')}
        </Switch>
      </Foot>
    </Dialog>
  );
});

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
