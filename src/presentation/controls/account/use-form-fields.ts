import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMessages } from '../../i18n/locales/account/vi';
import { useFaultText } from '../../i18n/use-fault-text';
import type { FormViewModel } from '../../view-models/account/form.view-model';

type FieldName = keyof AccountMessages['field'];

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What each field of a form shows and does. When a form with errors is submitted, the first wrong field takes the focus. */
export function useFormFields<F extends FieldName>(form: FormViewModel<F>, prefix: string) {
  const { t } = useTranslation('account');
  const wordsOf = useFaultText('required');
  const { attention } = form;
  useEffect(() => {
    if (attention !== null) document.getElementById(`${prefix}-${attention.field}`)?.focus();
  }, [attention, prefix]);
  return (field: F) => {
    const name: string = t(`field.${field as FieldName}`);
    const fault = form.faults.get(field);
    return {
      id: `${prefix}-${field}`,
      label: capitalised(name),
      value: form.values[field],
      onChange: (text: string) => form.type(field, text),
      onLeave: () => form.leave(field),
      error: fault && wordsOf(fault, name),
    };
  };
}
