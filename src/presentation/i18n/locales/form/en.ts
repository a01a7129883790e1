import type { FormWords } from './vi';

export const formEn: FormWords = {
  validation: {
    required: 'Please enter this {{field}}!',
    enter: 'Please enter {{field}}',
    string: {
      min: '{{Field}} must be at least {{min, number}} characters!',
      max: '{{Field}} must be at most {{max, number}} characters!',
      range: '{{Field}} must be between {{min, number}} and {{max, number}} characters!',
    },
    number: {
      min: '{{Field}} must be at least {{min, number}}!',
      max: '{{Field}} must be at most {{max, number}}!',
      range: '{{Field}} must be between {{min, number}} and {{max, number}}!',
    },
    array: {
      min: 'At least {{min, number}} {{field}}!',
      max: 'At most {{max, number}} {{field}}!',
      range: 'Between {{min, number}} and {{max, number}} {{field}}!',
    },
    type: {
      email: '{{Field}} is not a valid email!',
      phone: '{{Field}} is not a valid phone number!',
      date: '{{Field}} is not a valid date!',
      code: '{{Field}} has 6 digits!',
    },
    differs: 'The two are not the same!',
    guessable: '{{Field}} is too easy to guess!',
    personal: '{{Field}} must not contain your name or email!',
    taken: 'This {{field}} already has an account!',
    unchanged: '{{Field}} must differ from the present one!',
  },
  toMend_one: '{{count, number}} field needs mending.',
  toMend_other: '{{count, number}} fields need mending.',
  showPassword: 'Show password',
  optional: '{{label}} (optional)',
  cancel: 'Cancel',
  tryAgainIn: '{{text}} Try again in {{time}}.',
};
