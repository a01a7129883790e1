import type { Problem } from './answer';
import type { FaultKind, FieldFault } from './field-fault';
import type { Language } from './language';

type Words = Readonly<Record<Language, string>>;

const SUCCESS: Words = { vi: 'Thành công.', en: 'Done.' };

const PROBLEMS: Readonly<Record<Problem['kind'], Words>> = {
  invalid: { vi: 'Thông tin gửi lên chưa đúng.', en: 'Something in the request is not right.' },
  forbidden: { vi: 'Bạn chưa được phép làm việc này.', en: 'You are not allowed to do this.' },
  'not-found': { vi: 'Không tìm thấy nội dung này.', en: 'This could not be found.' },
  'no-media-folder': {
    vi: 'Chưa có thư mục nhạc. Khởi động lại với MEDIA_DIR=~/Music npm start.',
    en: 'There is no music folder yet. Start again with MEDIA_DIR=~/Music npm start.',
  },
  'too-many-requests': {
    vi: 'Bạn thao tác hơi nhanh. Thử lại sau ít giây.',
    en: 'That was a little fast. Try again in a few seconds.',
  },
  unavailable: { vi: 'Sóng đang bận. Thử lại sau ít phút.', en: 'Sóng is busy. Try again in a few minutes.' },
  'server-error': {
    vi: 'Lỗi ở phía chúng tôi, không phải bạn. Thử lại sau ít phút.',
    en: 'It is on our side, not yours. Try again in a few minutes.',
  },
};

const FAULTS: Readonly<Record<FaultKind, Words>> = {
  required: { vi: 'Không được để trống.', en: 'This is required.' },
  unknown: { vi: 'Trường này không được dùng ở đây.', en: 'This field is not known here.' },
  'not-text': { vi: 'Phải là một đoạn chữ.', en: 'This must be text.' },
  'not-number': { vi: 'Phải là một số.', en: 'This must be a number.' },
  'not-whole': { vi: 'Phải là một số nguyên.', en: 'This must be a whole number.' },
  'too-short': { vi: 'Cần ít nhất {limit} ký tự.', en: 'This needs at least {limit} characters.' },
  'too-long': { vi: 'Không quá {limit} ký tự.', en: 'This takes at most {limit} characters.' },
  'too-small': { vi: 'Không được nhỏ hơn {limit}.', en: 'This must not be less than {limit}.' },
  'too-large': { vi: 'Không được lớn hơn {limit}.', en: 'This must not be more than {limit}.' },
  'not-one-of': { vi: 'Giá trị này không nằm trong danh sách cho phép.', en: 'This is not one of the known values.' },
  'not-json-list': { vi: 'Phải là danh sách JSON gồm các mã.', en: 'This must be a JSON list of ids.' },
  'too-slow': { vi: 'Gửi lên quá chậm.', en: 'This took too long to arrive.' },
  malformed: { vi: 'Sai định dạng.', en: 'This is not in the right form.' },
};

export const successMessage = (language: Language): string => SUCCESS[language];

export const problemMessage = (problem: Problem, language: Language): string => PROBLEMS[problem.kind][language];

export const faultMessage = (fault: FieldFault, language: Language): string =>
  FAULTS[fault.kind][language].replace('{limit}', String(fault.limit ?? ''));
