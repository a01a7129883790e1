import type { Language } from './language';

/** Messages to the listener about what was done (specification §4: the server's message is the notice). */
export const SUCCESSES = {
  done: { vi: 'Thành công.', en: 'Done.' },
  liked: { vi: 'Đã thêm vào bài hát yêu thích.', en: 'Added to your liked songs.' },
  unliked: { vi: 'Đã bỏ khỏi bài hát yêu thích.', en: 'Removed from your liked songs.' },
  saved: { vi: 'Đã lưu vào thư viện.', en: 'Saved to your library.' },
  unsaved: { vi: 'Đã bỏ khỏi thư viện.', en: 'Removed from your library.' },
  followed: { vi: 'Đã theo dõi nghệ sĩ.', en: 'You follow this artist now.' },
  unfollowed: { vi: 'Đã bỏ theo dõi nghệ sĩ.', en: 'You no longer follow this artist.' },
  'playlist-made': { vi: 'Đã tạo playlist.', en: 'The playlist is made.' },
  'playlist-changed': { vi: 'Đã lưu thay đổi.', en: 'Your changes are saved.' },
  'playlist-deleted': { vi: 'Đã xoá playlist.', en: 'The playlist is deleted.' },
  'songs-added': { vi: 'Đã thêm vào playlist.', en: 'Added to the playlist.' },
  'songs-removed': { vi: 'Đã xoá khỏi playlist.', en: 'Removed from the playlist.' },
  'history-cleared': { vi: 'Đã xoá lịch sử nghe.', en: 'Your history is cleared.' },
  'short-liked': { vi: 'Đã thích video ngắn.', en: 'You like this short video.' },
  'short-unliked': { vi: 'Đã bỏ thích video ngắn.', en: 'You no longer like this short video.' },
  'short-saved': { vi: 'Đã lưu video ngắn.', en: 'The short video is saved.' },
  'short-unsaved': { vi: 'Đã bỏ lưu video ngắn.', en: 'The short video is no longer saved.' },
  'short-hidden': { vi: 'Sẽ không gợi ý video ngắn này nữa.', en: 'This short video will not be suggested again.' },
  'short-unhidden': { vi: 'Đã hoàn tác.', en: 'Undone.' },
  'comment-posted': { vi: 'Đã gửi bình luận.', en: 'Your comment is posted.' },
  'absent-forgotten': { vi: 'Đã gỡ hẳn khỏi thư viện.', en: 'Removed from the library for good.' },
  'comment-deleted': { vi: 'Đã xoá bình luận.', en: 'The comment is deleted.' },
  'demo-cleared': { vi: 'Đã xoá nhạc mẫu.', en: 'The demo music is removed.' },
  'comment-kept': { vi: 'Đã giữ lại bình luận.', en: 'The comment stays.' },
  'account-locked': { vi: 'Đã khoá tài khoản.', en: 'The account is locked.' },
  'account-unlocked': { vi: 'Đã mở khoá tài khoản.', en: 'The account is open again.' },
  'role-changed': { vi: 'Đã đổi vai trò.', en: 'The role is changed.' },
  'account-signed-out': { vi: 'Đã đăng xuất tài khoản ở mọi nơi.', en: 'The account is signed out everywhere.' },
  'account-deleted': { vi: 'Đã xoá tài khoản.', en: 'The account is deleted.' },
  'letter-sent': { vi: 'Đã gửi lời nhắn. Cảm ơn bạn.', en: 'Your message is sent. Thank you.' },
  'comment-reported': { vi: 'Đã báo cáo bình luận. Cảm ơn bạn.', en: 'The comment is reported. Thank you.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type SuccessKind = keyof typeof SUCCESSES;
