import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Icon } from '../../design-system/Icon';
import { SIGN_ICONS } from '../../design-system/icons/sign';
import { failureMessage } from '../../i18n/failure-message';
import { useSongText } from '../../i18n/use-song-text';

/** The messages for kinds of failure in this form, where the general message is not specific enough. */
export type FailureMeanings = Partial<Record<GatewayFailure['kind'], string>>;

interface FormAlertProps {
  readonly form: { readonly failure: GatewayFailure | null; readonly faultCount: number };
  readonly meanings?: FailureMeanings;
}

/** Above the button: why the form was refused, or how many fields are wrong. Read aloud when it appears. */
export const FormAlert = observer(function FormAlert({ form, meanings }: FormAlertProps) {
  const { t } = useTranslation('form');
  const { failure, faultCount } = form;
  return (
    <div role="alert">
      {failure !== null && <FailureLine failure={failure} meanings={meanings} />}
      {failure === null && faultCount > 1 && <Alert>{t('toMend', { count: faultCount })}</Alert>}
    </div>
  );
});

interface FailureLineProps {
  readonly failure: GatewayFailure;
  readonly meanings?: FailureMeanings | undefined;
}

/** The message of a failure, and when to try again if that is known. */
export function FailureLine({ failure, meanings = {} }: FailureLineProps) {
  const { t } = useTranslation();
  const form = useTranslation('form');
  const { spokenDuration } = useSongText();
  const text = meanings[failure.kind] ?? t(failureMessage(failure.kind));
  const wait = 'retryAfter' in failure && meanings[failure.kind] !== undefined ? failure.retryAfter : 0;
  return (
    <Alert>
      <Icon path={SIGN_ICONS['warning-circle']} size={18} />
      <span>{wait > 0 ? form.t('tryAgainIn', { text, time: spokenDuration(Math.ceil(wait)) }) : text}</span>
    </Alert>
  );
}

export const Alert = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  margin-bottom: 14px;
  padding: 11px 14px;
  border-radius: 12px;
  background: var(--danger-soft);
  color: var(--danger);
  font-size: 14px;
  font-weight: var(--fw-medium);
  line-height: 20px;
`;
