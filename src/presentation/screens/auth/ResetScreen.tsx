import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { AccountForm, WideButton } from '../../controls/account/account-form';
import { FormAlert } from '../../controls/account/FormAlert';
import { Supported } from '../../controls/Supported';
import { PasswordRuleList } from '../../controls/account/PasswordRuleList';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button, buttonFace, type ButtonVariant } from '../../design-system/Button';
import { PasswordField } from '../../design-system/form/PasswordField';
import type { RecoveryViewModel } from '../../view-models/account/recovery.view-model';
import { AuthTitle } from './AuthTitle';
import { useRecovery } from './use-recovery';

/**
 * `/reset-password`: the last step of a recovery. Opened directly, there is nothing to reset, and it redirects to the first step.
 */
export const ResetScreen = observer(function ResetScreen() {
  const { t } = useTranslation('account');
  const recovery = useRecovery();
  if (!recovery.isKnown) return null;
  if (recovery.step.kind === 'password') return <PasswordStep recovery={recovery} />;
  if (recovery.step.kind !== 'done') return <Navigate to="/forgot-password" replace />;
  return (
    <>
      <AuthTitle page={t('recovery.resetTitle')} title={t('recovery.done')} text={t('recovery.doneText')} />
      <Supported needs="accounts">
        <LeadingLink to="/login" $variant="primary">
          {t('signIn.submit')}
        </LeadingLink>
      </Supported>
    </>
  );
});

const PasswordStep = observer(function PasswordStep({ recovery }: { readonly recovery: RecoveryViewModel }) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const field = useFormFields(recovery.password, useId());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void recovery.reset();
  };
  return (
    <>
      <AuthTitle page={t('recovery.resetTitle')} title={t('recovery.resetTitle')} text={t('recovery.resetText')} />
      <AccountForm onSubmit={submit}>
        <div>
          <PasswordField {...field('password')} autoComplete="new-password" showLabel={form.t('showPassword')} />
          <PasswordRuleList
            judge={recovery.judge}
            password={recovery.password.values.password}
            chooser={recovery.chooser}
          />
        </div>
        <PasswordField {...field('again')} autoComplete="new-password" showLabel={form.t('showPassword')} />
        <div>
          <FormAlert form={recovery.password} />
          <WideButton>
            <Button type="submit" variant="primary" isBusy={recovery.password.isBusy}>
              {t('recovery.reset')}
            </Button>
          </WideButton>
        </div>
      </AccountForm>
    </>
  );
});

const LeadingLink = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
