import type { ImportFailure } from '../../../domain/import/import-job';
import { readablePath } from '../../../domain/import/path-text';
import type { RefusalReason } from '../../../domain/import/refusal';
import type { ImportWarning, FileWithWarnings } from '../../../domain/import/import-warning';
import type { Language } from '../language';

type Words = Readonly<Record<Language, string>>;

/** Why a file was left out, for the person who imports music. */
export const REFUSAL_WORDS: Readonly<Record<RefusalReason, Words>> = {
  'not-media': { vi: 'Không phải tệp nhạc hay video.', en: 'This is no music or video file.' },
  truncated: { vi: 'Tệp bị cắt cụt.', en: 'The file is cut off.' },
  'no-audio': { vi: 'Tệp không có âm thanh.', en: 'The file has no sound.' },
  'no-picture': { vi: 'Video cạnh bài hát không có hình.', en: 'The video beside the song has no picture.' },
  'no-duration': { vi: 'Không rõ tệp dài bao nhiêu.', en: 'The length of the file cannot be told.' },
  'unsupported-codec': { vi: 'Cách mã hoá này không được hỗ trợ.', en: 'This codec is not supported.' },
  'unsupported-format': { vi: 'Định dạng này không được hỗ trợ.', en: 'This format is not supported.' },
  'too-large-tags': { vi: 'Thông tin kèm theo tệp quá lớn.', en: 'The tags of the file are too large.' },
  'too-long': { vi: 'Video ngắn dài quá 3 phút.', en: 'A short video lasts 3 minutes at most.' },
  'too-short': { vi: 'Giải mã được chưa tới 0,3 giây.', en: 'Less than 0.3 s of it can be decoded.' },
  empty: { vi: 'Tệp rỗng.', en: 'The file is empty.' },
  unreadable: { vi: 'Không đọc được tệp.', en: 'The file cannot be read.' },
  undecodable: { vi: 'Không giải mã được tệp.', en: 'The file cannot be decoded.' },
  implausible: {
    vi: 'Độ dài hay tần số ghi trong tệp không thể đúng; tệp có lẽ đã hỏng.',
    en: 'The length or the sample rate that the file states cannot be right; it is probably damaged.',
  },
  'reading-failed': {
    vi: 'Đọc tệp gặp lỗi hoặc quá lâu; tệp có lẽ đã hỏng.',
    en: 'Reading the file failed or took too long; it is probably damaged.',
  },
  'not-stored': {
    vi: 'Cơ sở dữ liệu không nhận thông tin của tệp.',
    en: 'The database does not accept what the file says.',
  },
  'hidden-name': {
    vi: 'Tệp hoặc thư mục của nó có tên bắt đầu bằng dấu chấm.',
    en: 'Its name, or that of a folder that it is in, begins with a dot.',
  },
  link: { vi: 'Đây là một liên kết; Sóng không đi theo liên kết.', en: 'This is a link, and links are not followed.' },
  'too-long-path': { vi: 'Đường dẫn của tệp quá dài.', en: 'The path of the file is too long.' },
};

/** Which part of a file could not be read, for the person who imports music. */
export const RESERVATION_WORDS: Readonly<Record<ImportWarning, Words>> = {
  title: { vi: 'tên bài', en: 'title' },
  artist: { vi: 'nghệ sĩ', en: 'artist' },
  album: { vi: 'album', en: 'album' },
  number: { vi: 'số thứ tự', en: 'track or disc number' },
  date: { vi: 'năm', en: 'date' },
  genre: { vi: 'thể loại', en: 'genre' },
  credits: { vi: 'người sáng tác', en: 'credits' },
  comment: { vi: 'ghi chú', en: 'comment' },
  lyrics: { vi: 'lời bài hát', en: 'lyrics' },
  picture: { vi: 'ảnh bìa', en: 'picture' },
  captions: { vi: 'phụ đề', en: 'captions' },
  identifiers: { vi: 'mã MusicBrainz', en: 'MusicBrainz ids' },
  length: { vi: 'độ dài (tệp bị cắt hoặc ghi sai)', en: 'length (cut off, or stated wrongly)' },
  sound: { vi: 'âm thanh (không giải mã được trọn vẹn)', en: 'sound (not all of it can be decoded)' },
};

/** All parts of a file that could not be read, in one line. */
export function reservationMessages({ reservations, video }: FileWithWarnings, language: Language): string {
  const words = reservations.map((reservation) => RESERVATION_WORDS[reservation][language]);
  const ofVideo = video && `video (${readablePath(video.path)}: ${REFUSAL_WORDS[video.reason][language]})`;
  return [...words, ofVideo ?? []].flat().join(', ');
}

/** Why a run ended early. */
export const FAILURE_WORDS: Readonly<Record<ImportFailure, Words>> = {
  'media-folder-missing': { vi: 'Không thấy thư mục nhạc.', en: 'The music folder is not there.' },
  'media-folder-unreadable': { vi: 'Không đọc được thư mục nhạc.', en: 'The music folder cannot be read.' },
  'media-folder-empty': {
    vi: 'Thư mục nhạc trống; thư viện được giữ nguyên.',
    en: 'The music folder is empty; the library is kept as it is.',
  },
  unexpected: { vi: 'Có lỗi ngoài dự kiến; xem nhật ký.', en: 'Something unexpected went wrong; see the log.' },
};
