import { observer } from 'mobx-react-lite';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import { AccountForm, TextLink } from '../../controls/account/account-form';
import { FormAlert } from '../../controls/account/FormAlert';
import { Supported } from '../../controls/Supported';
import { PasswordRuleList } from '../../controls/account/PasswordRuleList';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button } from '../../design-system/Button';
import { PasswordField } from '../../design-system/form/PasswordField';
import { Icon } from '../../design-system/Icon';
import { SIGN_ICONS } from '../../design-system/icons/sign';
import { PasswordViewModel } from '../../view-models/account/password.view-model';

const NOBODY = { name: '', email: '' };

/** `/profile/change-password`: the old one, a new one that meets the rules, and the new one again. */
export const PasswordScreen = observer(function PasswordScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const [viewModel] = useState(() => new PasswordViewModel(account.deps, () => account.profile ?? NOBODY));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.submit();
  };
  return (
    <Narrow>
      <div role="status">
        {viewModel.isDone && (
          <Done>
            <Icon path={SIGN_ICONS['check-circle']} />
            {t('password.done')}
          </Done>
        )}
      </div>
      <AccountForm onSubmit={submit}>
        <Fields viewModel={viewModel} />
        <Hint>{t('password.others')}</Hint>
        <div>
          <FormAlert form={viewModel.form} meanings={{ 'rate-limited': t('signIn.tooFast') }} />
          <Button type="submit" variant="primary" isBusy={viewModel.form.isBusy}>
            {t('password.submit')}
          </Button>
        </div>
      </AccountForm>
    </Narrow>
  );
});

const Fields = observer(function Fields({ viewModel }: { readonly viewModel: PasswordViewModel }) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const field = useFormFields(viewModel.form, useId());
  const showLabel = form.t('showPassword');
  return (
    <>
      <PasswordField
        {...field('currentPassword')}
        autoComplete="current-password"
        showLabel={showLabel}
        aside={
          <Supported needs="passwordRecovery">
            <TextLink to="/forgot-password">{t('signIn.forgot')}</TextLink>
          </Supported>
        }
      />
      <div>
        <PasswordField {...field('newPassword')} autoComplete="new-password" showLabel={showLabel} />
        <PasswordRuleList
          judge={viewModel.judge}
          password={viewModel.form.values.newPassword}
          chooser={viewModel.whoChooses}
        />
      </div>
      <PasswordField {...field('again')} autoComplete="new-password" showLabel={showLabel} />
    </>
  );
});

const Narrow = styled.div`
  max-width: 460px;
`;

const Hint = styled.p`
  color: var(--text-2);
  font-size: 14px;
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 20px;
  padding: 12px 14px;
  border-radius: 12px;
  background: var(--success-soft);
  color: var(--success);
  font-weight: var(--fw-medium);
`;
