import { useTranslation } from 'react-i18next';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { Button } from '../design-system/Button';
import { failureMessage } from '../i18n/failure-message';
import { EmptyState } from './EmptyState';

interface FailureStateProps {
  readonly title: string;
  readonly failure: GatewayFailure;
  readonly onRetry: () => void;
}

/** Shown where something could not be loaded: the reason, and a button to try again. */
export function FailureState({ title, failure, onRetry }: FailureStateProps) {
  const { t } = useTranslation();
  return (
    <EmptyState title={title} text={t(failureMessage(failure.kind))}>
      <Button variant="strong" icon={{ name: 'arrow-clockwise' }} onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}
