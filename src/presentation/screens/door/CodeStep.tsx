import { observer } from 'mobx-react-lite';
import { useEffect, useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CODE_LENGTH } from '../../../domain/session/password-recovery';
import { formatDuration } from '../../../domain/shared/format-duration';
import { AccountForm, WideButton } from '../../components/account/account-form';
import { FailureLine, FormAlert } from '../../components/account/FormAlert';
import { useFormFields } from '../../components/account/use-form-fields';
import { Button } from '../../design-system/Button';
import { OtpField } from '../../design-system/form/OtpField';
import type { RecoveryViewModel } from '../../view-models/account/recovery.view-model';
import { DoorTitle } from './DoorTitle';

interface CodeStepProps {
  readonly recovery: RecoveryViewModel;
  readonly email: string;
}

/** Six digits, how long they count, and another code when they do not come. */
export const CodeStep = observer(function CodeStep({ recovery, email }: CodeStepProps) {
  const { t } = useTranslation('account');
  const prefix = useId();
  const field = useFormFields(recovery.code, prefix);
  useEffect(() => document.getElementById(`${prefix}-code`)?.focus(), [prefix]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void recovery.verify();
  };
  return (
    <>
      <DoorTitle page={t('recovery.codeTitle')} title={t('recovery.codeTitle')} text={t('recovery.sent')} />
      <Address>{t('recovery.sentTo', { email })}</Address>
      <AccountForm onSubmit={submit}>
        <OtpField {...field('code')} length={CODE_LENGTH} onChange={recovery.typeCode} />
        <Countdown recovery={recovery} />
        <div>
          <FormAlert
            form={recovery.code}
            meanings={{ invalid: t('recovery.wrongCode'), 'otp-expired': t('recovery.expired') }}
          />
          <WideButton>
            <Button type="submit" variant="primary" isBusy={recovery.code.isBusy}>
              {t('recovery.check')}
            </Button>
          </WideButton>
        </div>
      </AccountForm>
      <Resend recovery={recovery} />
    </>
  );
});

/** Not said aloud every second: the end of it is. */
const Countdown = observer(function Countdown({ recovery }: { readonly recovery: RecoveryViewModel }) {
  const { t } = useTranslation('account');
  const left = recovery.codeSecondsLeft;
  return (
    <Time>
      {left > 0 ? t('recovery.expiresIn', { time: formatDuration(left) }) : null}
      <span role="status">{left > 0 ? null : t('recovery.expired')}</span>
    </Time>
  );
});

const Resend = observer(function Resend({ recovery }: { readonly recovery: RecoveryViewModel }) {
  const { t } = useTranslation('account');
  const wait = recovery.resendSecondsLeft;
  return (
    <>
      <Others>
        <Button
          variant="outline"
          small
          aria-disabled={wait > 0}
          isBusy={recovery.isResending}
          onClick={() => void recovery.resend()}
        >
          {wait > 0 ? t('recovery.resendIn', { time: formatDuration(wait) }) : t('recovery.resend')}
        </Button>
        <Button variant="ghost" small onClick={() => void recovery.restart()}>
          {t('recovery.otherAddress')}
        </Button>
      </Others>
      <div role="alert">
        {recovery.resendFailure !== null && (
          <FailureLine failure={recovery.resendFailure} meanings={{ 'rate-limited': t('signIn.tooFast') }} />
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

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 18px 0 14px;
  font-variant-numeric: tabular-nums;
`;
