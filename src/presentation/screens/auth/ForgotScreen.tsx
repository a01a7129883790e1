import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AccountForm, TextLink, WideButton } from '../../controls/account/account-form';
import { CodeForm } from '../../controls/account/CodeForm';
import { FormAlert } from '../../controls/account/FormAlert';
import { Supported } from '../../controls/Supported';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button } from '../../design-system/Button';
import { TextField } from '../../design-system/form/TextField';
import type { RecoveryViewModel } from '../../view-models/account/recovery.view-model';
import { AuthFoot, AuthTitle } from './AuthTitle';
import { useRecovery } from './use-recovery';

/** `/forgot-password`: an address, then the code that was sent there. */
export const ForgotScreen = observer(function ForgotScreen() {
  const recovery = useRecovery();
  if (recovery.step.kind === 'password') return <Navigate to="/reset-password" replace />;
  return recovery.step.kind === 'code' ? (
    <CodeStep recovery={recovery} email={recovery.step.email} />
  ) : (
    <AddressStep recovery={recovery} />
  );
});

interface CodeStepProps {
  readonly recovery: RecoveryViewModel;
  readonly email: string;
}

const CodeStep = observer(function CodeStep({ recovery, email }: CodeStepProps) {
  const { t } = useTranslation('account');
  const isMailed = recovery.code.awaited?.isMailed !== false;
  return (
    <>
      <AuthTitle
        page={t('code.title')}
        title={t('code.title')}
        text={t(isMailed ? 'recovery.sent' : 'recovery.notSent')}
      />
      <CodeForm code={recovery.code} email={email} hasLongCode onOtherAddress={() => void recovery.restart()} />
    </>
  );
});

const AddressStep = observer(function AddressStep({ recovery }: { readonly recovery: RecoveryViewModel }) {
  const { t } = useTranslation('account');
  const field = useFormFields(recovery.address, useId());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void recovery.request();
  };
  return (
    <>
      <AuthTitle page={t('recovery.title')} title={t('recovery.title')} text={t('recovery.text')} />
      <AccountForm onSubmit={submit}>
        <TextField
          {...field('email')}
          type="email"
          autoComplete="username"
          placeholder={t('signIn.emailPlaceholder')}
          isRequired
        />
        <div>
          <FormAlert form={recovery.address} meanings={{ 'rate-limited': t('signIn.tooFast') }} />
          <WideButton>
            <Button type="submit" variant="primary" isBusy={recovery.address.isBusy}>
              {t('recovery.send')}
            </Button>
          </WideButton>
        </div>
      </AccountForm>
      <Supported needs="accounts">
        <AuthFoot>
          <TextLink to="/login">{t('recovery.back')}</TextLink>
        </AuthFoot>
      </Supported>
    </>
  );
});
