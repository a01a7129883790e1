import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../domain/form/field-rule';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * The message for a wrong field, from the templates of the form texts; the backend's own messages stay unchanged. The
 * specification (§5) has two sentences for an empty field: `required` is that of inputs, `enter` the default of any other form.
 */
export function useFaultText(empty: 'required' | 'enter' = 'enter'): (fault: FieldFault, field: string) => string {
  const { t } = useTranslation('form');
  return useCallback(
    (fault, field) => {
      const name = { field, Field: capitalised(field) };
      switch (fault.kind) {
        case 'server':
          return fault.message;
        case 'min':
          return t(`validation.${fault.of}.min`, { ...name, min: fault.min });
        case 'max':
          return t(`validation.${fault.of}.max`, { ...name, max: fault.max });
        case 'range':
          return t(`validation.${fault.of}.range`, { ...name, min: fault.min, max: fault.max });
        case 'type':
          return t(`validation.type.${fault.type}`, name);
        case 'required':
          return t(`validation.${empty}`, name);
        case 'differs':
        case 'guessable':
        case 'personal':
        case 'taken':
        case 'unchanged':
          return t(`validation.${fault.kind}`, name);
      }
    },
    [t, empty],
  );
}
