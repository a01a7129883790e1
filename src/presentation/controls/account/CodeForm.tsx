import { observer } from 'mobx-react-lite';
import { useEffect, useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CODE_LENGTH } from '../../../domain/session/mailed-code';
import { formatDuration } from '../../../domain/shared/format-duration';
import { Button } from '../../design-system/Button';
import { OtpField } from '../../design-system/form/OtpField';
import { TextField } from '../../design-system/form/TextField';
import type { MailedCodeViewModel } from '../../view-models/account/mailed-code.view-model';
import { AccountForm, WideButton } from './account-form';
import { FailureLine, FormAlert } from './FormAlert';
import { useFormFields } from './use-form-fields';

interface CodeFormProps {
  readonly code: MailedCodeViewModel;
  readonly email: string;
  /** Whether the mail carries a long code too. */
  readonly hasLongCode?: boolean;
  readonly onOtherAddress: () => void;
}

/** The field for six digits or a mail's long code, how long the code is valid, and a way to request another code. */
export const CodeForm = observer(function CodeForm({ code, email, hasLongCode, onOtherAddress }: CodeFormProps) {
  const { t } = useTranslation('account');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void code.verify();
  };
  return (
    <>
      <Address>{code.awaited?.isMailed === false ? email : t('code.sentTo', { email })}</Address>
      <AccountForm onSubmit={submit}>
        {code.isLong ? <LongCode key="long" code={code} /> : <Digits key="digits" code={code} />}
        <div>
          <FormAlert
            form={code.form}
            meanings={{
              invalid: t('code.wrong'),
              'otp-expired': t('code.expired'),
              conflict: t('register.taken'),
              forbidden: t('register.closed'),
            }}
          />
          <WideButton>
            <Button type="submit" variant="primary" isBusy={code.form.isBusy}>
              {t('code.check')}
            </Button>
          </WideButton>
        </div>
      </AccountForm>
      <Others code={code} hasLongCode={hasLongCode === true} onOtherAddress={onOtherAddress} />
    </>
  );
});

/** The field takes the focus when it appears. */
function useCodeField(code: MailedCodeViewModel) {
  const prefix = useId();
  const field = useFormFields(code.form, prefix);
  useEffect(() => document.getElementById(`${prefix}-code`)?.focus(), [prefix]);
  return { ...field('code'), onChange: code.type };
}

const Digits = observer(function Digits({ code }: { readonly code: MailedCodeViewModel }) {
  const field = useCodeField(code);
  return (
    <>
      <OtpField {...field} length={CODE_LENGTH} />
      <Countdown code={code} />
    </>
  );
});

const LongCode = observer(function LongCode({ code }: { readonly code: MailedCodeViewModel }) {
  const { t } = useTranslation('account');
  const field = useCodeField(code);
  return <TextField {...field} label={t('code.long')} hint={t('code.longHint')} autoComplete="off" isRequired />;
});

/** The seconds are not read aloud, only the expiry. */
const Countdown = observer(function Countdown({ code }: { readonly code: MailedCodeViewModel }) {
  const { t } = useTranslation('account');
  const left = code.secondsLeft;
  return (
    <Time>
      {left > 0 ? t('code.expiresIn', { time: formatDuration(left) }) : null}
      <span role="status">{left > 0 ? null : t('code.expired')}</span>
    </Time>
  );
});

const Others = observer(function Others({ code, hasLongCode, onOtherAddress }: Omit<CodeFormProps, 'email'>) {
  const { t } = useTranslation('account');
  const wait = code.resendSecondsLeft;
  return (
    <>
      <Row>
        <Button
          variant="outline"
          small
          aria-disabled={wait > 0}
          isBusy={code.isResending}
          onClick={() => void code.resend()}
        >
          {wait > 0 ? t('code.resendIn', { time: formatDuration(wait) }) : t('code.resend')}
        </Button>
        <Button variant="ghost" small onClick={onOtherAddress}>
          {t('code.otherAddress')}
        </Button>
        {hasLongCode && code.awaited?.isMailed !== false && (
          <Button variant="ghost" small onClick={code.switchKind}>
            {t(code.isLong ? 'code.useDigits' : 'code.useLong')}
          </Button>
        )}
      </Row>
      <div role="alert">
        {code.resendFailure !== null && (
          <FailureLine failure={code.resendFailure} meanings={{ 'rate-limited': t('signIn.tooFast') }} />
        )}
      </div>
    </>
  );
});

const Address = styled.p`
  margin: -18px 0 22px;
  color: var(--text-1);
  font-weight: var(--fw-strong);
  overflow-wrap: anywhere;
`;

const Time = styled.p`
  color: var(--text-2);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 18px 0 14px;
  font-variant-numeric: tabular-nums;
`;
