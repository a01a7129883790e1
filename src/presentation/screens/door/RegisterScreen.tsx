import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { doorPath } from '../../../domain/session/return-path';
import { useViewModels } from '../../app/view-models-context';
import { TextLink } from '../../components/account/account-form';
import { RegisterForm } from '../../components/account/RegisterForm';
import { RegisterViewModel } from '../../view-models/account/register.view-model';
import { DoorFoot, DoorTitle } from './DoorTitle';
import { useDoor } from './use-door';

/** `/register`: a new account is signed in at once. */
export const RegisterScreen = observer(function RegisterScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const back = useDoor();
  const [viewModel] = useState(() => new RegisterViewModel(account.needs));
  return (
    <>
      <DoorTitle page={t('register.title')} title={t('register.title')} text={t('register.text')} />
      <RegisterForm viewModel={viewModel} />
      <DoorFoot>
        {t('register.hasAccount')} <TextLink to={doorPath('/login', back)}>{t('signIn.submit')}</TextLink>
      </DoorFoot>
    </>
  );
});
