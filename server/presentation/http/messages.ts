import type { Problem } from './answer';
import type { FaultKind, FieldFault } from './field-fault';
import type { Language } from './language';
import { SUCCESSES, type SuccessKind } from './success-messages';

type Words = Readonly<Record<Language, string>>;

const PROBLEMS: Readonly<Record<Problem['kind'], Words>> = {
  invalid: { vi: 'Thông tin gửi lên chưa đúng.', en: 'Something in the request is not right.' },
  unauthorized: { vi: 'Bạn cần đăng nhập.', en: 'You need to sign in.' },
  'expired-token': { vi: 'Phiên làm việc cần được làm mới.', en: 'The session needs to be renewed.' },
  'wrong-credentials': { vi: 'Email hoặc mật khẩu chưa đúng.', en: 'The e-mail or the password is not right.' },
  locked: {
    vi: 'Đã thử quá nhiều lần. Tài khoản tạm khoá, hãy thử lại sau ít phút.',
    en: 'Too many attempts. The account is locked for now; try again in a few minutes.',
  },
  'account-locked': {
    vi: 'Tài khoản này đã bị khoá. Hãy liên hệ người quản trị.',
    en: 'This account is locked. Ask an administrator.',
  },
  'code-over': {
    vi: 'Mã không còn hiệu lực. Hãy yêu cầu mã mới.',
    en: 'The code is no longer good. Ask for a new one.',
  },
  'sign-up-closed': { vi: 'Nơi này không nhận đăng ký mới.', en: 'New accounts are not taken here.' },
  'email-taken': { vi: 'Email này đã có tài khoản.', en: 'There is already an account with this e-mail.' },
  oneself: {
    vi: 'Bạn không thể tự khoá mình hay bỏ quyền quản trị của chính mình.',
    en: 'You cannot lock yourself or give up your own administration.',
  },
  'last-admin': {
    vi: 'Đây là quản trị viên cuối cùng. Hãy trao quyền quản trị cho người khác trước.',
    en: 'This is the last administrator. Make somebody else an administrator first.',
  },
  forbidden: { vi: 'Bạn chưa được phép làm việc này.', en: 'You are not allowed to do this.' },
  'not-found': { vi: 'Không tìm thấy nội dung này.', en: 'This could not be found.' },
  'import-running': {
    vi: 'Đang quét thư mục nhạc. Hãy thử lại khi quét xong.',
    en: 'The music folder is being looked through. Try again when that has ended.',
  },
  'absent-changed': {
    vi: 'Danh sách đã thay đổi. Hãy xem lại rồi thử lại.',
    en: 'The list has changed. Look at it again, then try once more.',
  },
  'no-media-folder': {
    vi: 'Chưa có thư mục nhạc. Khởi động lại với MEDIA_DIR=~/Music npm start.',
    en: 'There is no music folder yet. Start again with MEDIA_DIR=~/Music npm start.',
  },
  'no-firebase': {
    vi: 'Máy chủ này chưa được nối với Firebase.',
    en: 'This server is not connected to Firebase.',
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
  'wrong-password': { vi: 'Mật khẩu hiện tại chưa đúng.', en: 'The current password is not right.' },
  'wrong-code': { vi: 'Mã chưa đúng.', en: 'The code is not right.' },
  'wrong-setup-token': {
    vi: 'Tài khoản đầu tiên cần mã thiết lập mà máy chủ in ra khi khởi động.',
    en: 'The first account needs the setup token that the server prints at its start.',
  },
  'too-common': {
    vi: 'Mật khẩu này quá dễ đoán. Hãy ghép vài từ không liên quan với nhau.',
    en: 'This password is too easy to guess. Put a few unrelated words together.',
  },
  'own-name': {
    vi: 'Mật khẩu không nên là tên hay email của bạn.',
    en: 'A password should not be your name or e-mail.',
  },
  'not-a-picture': { vi: 'Chỉ nhận ảnh PNG, JPEG hoặc WebP.', en: 'Only PNG, JPEG and WebP pictures are taken.' },
  'too-many-bytes': { vi: 'Ảnh lớn hơn {limit} MB.', en: 'The picture is larger than {limit} MB.' },
  'too-many-pixels': { vi: 'Ảnh có quá nhiều điểm ảnh.', en: 'The picture has too many pixels.' },
  'broken-picture': { vi: 'Ảnh bị hỏng, không đọc được.', en: 'The picture is damaged and cannot be read.' },
  'broken-form': { vi: 'Biểu mẫu gửi lên bị hỏng.', en: 'The form arrived broken.' },
  'hides-something': {
    vi: 'Tệp này chứa thêm thứ khác ngoài ảnh.',
    en: 'This file holds something else besides a picture.',
  },
  'too-many-songs': {
    vi: 'Một playlist chứa nhiều nhất {limit} bài.',
    en: 'A playlist holds at most {limit} songs.',
  },
  'too-slow': { vi: 'Gửi lên quá chậm.', en: 'This took too long to arrive.' },
  unstorable: {
    vi: 'Có ký tự không lưu được.',
    en: 'This holds a character that cannot be kept.',
  },
  malformed: { vi: 'Sai định dạng.', en: 'This is not in the right form.' },
};

export const successMessage = (language: Language, success: SuccessKind = 'done'): string =>
  SUCCESSES[success][language];

export const problemMessage = (problem: Problem, language: Language): string => PROBLEMS[problem.kind][language];

export const faultMessage = (fault: FieldFault, language: Language): string =>
  FAULTS[fault.kind][language].replace('{limit}', String(fault.limit ?? ''));
