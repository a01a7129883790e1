import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Button } from '../../design-system/Button';
import { Checkbox } from '../../design-system/form/Checkbox';
import { PasswordField } from '../../design-system/form/PasswordField';
import { TextField } from '../../design-system/form/TextField';
import type { SignInViewModel } from '../../view-models/account/sign-in.view-model';
import { Supported } from '../Supported';
import { AccountForm, TextLink, WideButton } from './account-form';
import { FormAlert, type FailureMeanings } from './FormAlert';
import { useFormFields } from './use-form-fields';

interface SignInFormProps {
  readonly viewModel: SignInViewModel;
  /** The user leaves for the forgotten-password page. */
  readonly onForgot?: () => void;
}

/** E-mail, password and whether to stay signed in. */
export const SignInForm = observer(function SignInForm({ viewModel, onForgot }: SignInFormProps) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const field = useFormFields(viewModel.form, useId());
  const meanings = useMeanings(viewModel.form.failure);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.submit();
  };
  return (
    <AccountForm onSubmit={submit}>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        placeholder={t('signIn.emailPlaceholder')}
        isRequired
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        placeholder={t('signIn.passwordPlaceholder')}
        showLabel={form.t('showPassword')}
        aside={<WayOut onForgot={onForgot} />}
      />
      <Checkbox label={t('signIn.remember')} isOn={viewModel.remember} onChange={viewModel.setRemember} />
      <div>
        <FormAlert form={viewModel.form} meanings={meanings} />
        <WideButton>
          <Button type="submit" variant="primary" isBusy={viewModel.form.isBusy}>
            {t('signIn.submit')}
          </Button>
        </WideButton>
      </div>
    </AccountForm>
  );
});

function WayOut({ onForgot }: Pick<SignInFormProps, 'onForgot'>) {
  const { t } = useTranslation('account');
  return (
    <Supported needs="passwordRecovery">
      <TextLink to="/forgot-password" onClick={onForgot}>
        {t('signIn.forgot')}
      </TextLink>
    </Supported>
  );
}

/** A wrong address and a wrong password show the same message. */
function useMeanings(failure: GatewayFailure | null): FailureMeanings {
  const { t } = useTranslation('account');
  return {
    unauthenticated: t('signIn.wrong'),
    invalid: t('signIn.wrong'),
    // A lock set by an admin does not expire.
    locked: t(failure?.kind === 'locked' && failure.retryAfter === 0 ? 'signIn.closed' : 'signIn.locked'),
    'rate-limited': t('signIn.tooFast'),
  };
}
