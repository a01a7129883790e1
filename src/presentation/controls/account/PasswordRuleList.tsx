import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LIMITS } from '../../../../contract/kernel/limits';
import { metPasswordRules, PASSWORD_RULES, type Chooser } from '../../../domain/session/password-rules';
import { passwordStrength, type PasswordStrength } from '../../../domain/session/password-strength';
import { Icon } from '../../design-system/Icon';
import { SIGN_ICONS } from '../../design-system/icons/sign';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import type { PasswordJudge } from '../../view-models/account/password-judge';

interface PasswordRuleListProps {
  readonly judge: PasswordJudge;
  readonly password: string;
  readonly chooser: Chooser;
}

/** The rules for a new password, ticked during typing, and how hard the password is to guess. */
export const PasswordRuleList = observer(function PasswordRuleList({
  judge,
  password,
  chooser,
}: PasswordRuleListProps) {
  const { t } = useTranslation('account');
  useEffect(() => void judge.load(), [judge]);
  const guesses = judge.guessesOf(password, chooser);
  const metRules = metPasswordRules(password, chooser, guesses);
  return (
    <>
      <Rules aria-label={t('password.rules')}>
        {PASSWORD_RULES.map((rule) => (
          <Rule key={rule} $isKept={metRules.includes(rule)}>
            {metRules.includes(rule) ? (
              <Icon path={SIGN_ICONS['check-circle']} size={17} />
            ) : (
              <Icon path={ACCOUNT_ICONS.circle} size={17} />
            )}
            {t(`password.${rule}`, { min: LIMITS.passwordMin })}
            <VisuallyHidden>{t(metRules.includes(rule) ? 'password.kept' : 'password.notKept')}</VisuallyHidden>
          </Rule>
        ))}
      </Rules>
      {password !== '' && guesses !== null && <Meter strength={passwordStrength(guesses)} />}
    </>
  );
});

const LEVELS = ['none', 'low', 'fair', 'good', 'high'] as const satisfies Record<PasswordStrength, string>;

function Meter({ strength }: { readonly strength: PasswordStrength }) {
  const { t } = useTranslation('account');
  return (
    <Strength>
      <Bars aria-hidden="true" data-strength={strength}>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={step <= Math.max(strength, 1)} />
        ))}
      </Bars>
      <span role="status">{t('password.strength', { level: t(`password.levels.${LEVELS[strength]}`) })}</span>
    </Strength>
  );
}

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 6px 20px;
  margin-top: 10px;
`;

const Rule = styled.li<{ $isKept: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${({ $isKept }) => ($isKept ? 'var(--success)' : 'var(--text-2)')};
  font-size: 14px;
  font-weight: ${({ $isKept }) => ($isKept ? 'var(--fw-medium)' : 'inherit')};
  line-height: 20px;
`;

const Strength = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 12px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 34px);
  gap: 4px;
  i {
    height: 4px;
    border-radius: 2px;
    background: var(--track);
  }
  i[data-on='true'] {
    background: var(--danger);
  }
  &[data-strength='2'] i[data-on='true'] {
    background: var(--warning);
  }
  &[data-strength='3'] i[data-on='true'],
  &[data-strength='4'] i[data-on='true'] {
    background: var(--success);
  }
`;
