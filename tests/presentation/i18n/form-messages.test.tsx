import { renderHook } from '@testing-library/react';
import { needMessages, startI18n } from '../../../src/presentation/i18n/start-i18n';
import { useFaultText } from '../../../src/presentation/i18n/use-fault-text';
import type { FieldFault } from '../../../src/domain/form/field-rule';
import type { Language } from '../../../src/presentation/view-models/languages';

async function wordsIn(language: Language, empty?: 'required' | 'enter') {
  localStorage.setItem('i18nextLng', language);
  await startI18n().ready;
  await needMessages('form');
  return renderHook(() => useFaultText(empty)).result.current;
}

const REQUIRED: FieldFault = { kind: 'required' };

describe('the message for an empty field', () => {
  it.each([
    ['en', 'required', 'name', 'Please enter this name!'],
    ['vi', 'required', 'tên', 'Vui lòng nhập tên!'],
    ['en', 'enter', 'name', 'Please enter name'],
    ['vi', 'enter', 'tên', 'Vui lòng nhập tên!'],
  ] as const)('in %s, with the sentence "%s", for the field "%s", is: %s', async (language, empty, field, sentence) => {
    expect((await wordsIn(language, empty))(REQUIRED, field)).toBe(sentence);
  });

  it('is the default sentence when a form has none of its own', async () => {
    expect((await wordsIn('en'))(REQUIRED, 'name')).toBe('Please enter name');
  });
});

describe('the message for a field that is too short, too long, or of the wrong type', () => {
  it.each<readonly [FieldFault, string, string]>([
    [{ kind: 'min', of: 'string', min: 3 }, 'Name must be at least 3 characters!', 'Name cần ít nhất 3 ký tự!'],
    [{ kind: 'max', of: 'string', max: 9 }, 'Name must be at most 9 characters!', 'Name chỉ được tối đa 9 ký tự!'],
    [
      { kind: 'range', of: 'string', min: 3, max: 9 },
      'Name must be between 3 and 9 characters!',
      'Name cần từ 3 đến 9 ký tự!',
    ],
    [{ kind: 'min', of: 'number', min: 3 }, 'Name must be at least 3!', 'Name không được nhỏ hơn 3!'],
    [{ kind: 'max', of: 'number', max: 9 }, 'Name must be at most 9!', 'Name không được lớn hơn 9!'],
    [
      { kind: 'range', of: 'number', min: 3, max: 9 },
      'Name must be between 3 and 9!',
      'Name cần nằm trong khoảng 3 đến 9!',
    ],
    [{ kind: 'min', of: 'array', min: 3 }, 'At least 3 name!', 'Cần ít nhất 3 name!'],
    [{ kind: 'max', of: 'array', max: 9 }, 'At most 9 name!', 'Chỉ được tối đa 9 name!'],
    [{ kind: 'range', of: 'array', min: 3, max: 9 }, 'Between 3 and 9 name!', 'Cần từ 3 đến 9 name!'],
    [{ kind: 'type', type: 'email' }, 'Name is not a valid email!', 'Name không phải là email hợp lệ!'],
    [{ kind: 'type', type: 'phone' }, 'Name is not a valid phone number!', 'Name không phải là số điện thoại hợp lệ!'],
    [{ kind: 'type', type: 'date' }, 'Name is not a valid date!', 'Name không phải là ngày hợp lệ!'],
    [{ kind: 'type', type: 'code' }, 'Name has 6 digits!', 'Name gồm 6 chữ số!'],
  ])('%j: %s', async (fault, english, vietnamese) => {
    expect((await wordsIn('en'))(fault, 'name')).toBe(english);
    expect((await wordsIn('vi'))(fault, 'name')).toBe(vietnamese);
  });
});
