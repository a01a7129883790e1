import { useTranslation } from 'react-i18next';

interface StepperLabels {
  readonly decrement: string;
  readonly increment: string;
  readonly reset: string;
}

/** The labels of a stepper's buttons, which name what the buttons change. */
export function useStepperLabels(): (what: string) => StepperLabels {
  const { t } = useTranslation('sound');
  return (what) => ({
    decrement: t('decrement', { what }),
    increment: t('increment', { what }),
    reset: t('reset', { what }),
  });
}
