import { useTranslation } from 'react-i18next';

interface StepperLabels {
  readonly decrement: string;
  readonly increment: string;
  readonly reset: string;
}

/** What the buttons of a stepper are called, by what they change. */
export function useStepperLabels(): (what: string) => StepperLabels {
  const { t } = useTranslation('sound');
  return (what) => ({
    decrement: t('decrement', { what }),
    increment: t('increment', { what }),
    reset: t('reset', { what }),
  });
}
