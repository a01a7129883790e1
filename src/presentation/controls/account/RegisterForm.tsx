import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { PasswordField } from '../../design-system/form/PasswordField';
import { TextField } from '../../design-system/form/TextField';
import type { RegisterViewModel } from '../../view-models/account/register.view-model';
import { AccountForm, WideButton } from './account-form';
import { FormAlert } from './FormAlert';
import { PasswordRuleList } from './PasswordRuleList';
import { useFormFields } from './use-form-fields';

/** Name, e-mail and a password that is hard to guess. */
export const RegisterForm = observer(function RegisterForm({ viewModel }: { readonly viewModel: RegisterViewModel }) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const field = useFormFields(viewModel.form, useId());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.submit();
  };
  const { password } = viewModel.form.values;
  return (
    <AccountForm onSubmit={submit}>
      <TextField {...field('name')} autoComplete="name" isRequired />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        placeholder={t('signIn.emailPlaceholder')}
        isRequired
      />
      <div>
        <PasswordField {...field('password')} autoComplete="new-password" showLabel={form.t('showPassword')} />
        <PasswordRuleList judge={viewModel.judge} password={password} chooser={viewModel.form.values} />
      </div>
      {viewModel.needsSetupToken && (
        <TextField {...field('setupToken')} autoComplete="off" hint={t('register.setupTokenHint')} />
      )}
      <div>
        <FormAlert
          form={viewModel.form}
          meanings={{ forbidden: t('register.closed'), 'rate-limited': t('register.tooOften') }}
        />
        <WideButton>
          <Button type="submit" variant="primary" isBusy={viewModel.form.isBusy}>
            {t('register.submit')}
          </Button>
        </WideButton>
      </div>
    </AccountForm>
  );
});
