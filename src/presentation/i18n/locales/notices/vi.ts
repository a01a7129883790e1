/** The texts of notices. */
export const noticesVi = {
  undo: 'Hoàn tác',
  'link-copied': 'Đã sao chép liên kết',
  'command-copied': 'Đã sao chép lệnh',
  'copy-failed': 'Chưa sao chép được.',
  'session-expired': 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  'avatar-saved': 'Đã đổi ảnh đại diện',
  'profile-saved': 'Đã lưu hồ sơ',
  'device-signed-out': 'Đã đăng xuất {{device}}',
  'others-signed-out_one': 'Đã đăng xuất {{count, number}} thiết bị khác',
  'others-signed-out_other': 'Đã đăng xuất {{count, number}} thiết bị khác',
  'media-failed': {
    video: 'Không mở được video. Bài hát vẫn tiếp tục.',
    audio: 'Chưa chuyển sang nghe được. Video vẫn tiếp tục.',
    quality: 'Không phát được chất lượng này. Bài hát vẫn tiếp tục như trước.',
  },
  short: {
    hidden: 'Sẽ không hiện video này nữa',
    'still-hidden': 'Chưa hoàn tác được. Video này vẫn bị ẩn.',
    'comment-deleted': 'Đã xoá bình luận',
    'comment-gone': 'Bình luận đã xoá hẳn, không hoàn tác được nữa.',
    'comment-not-deleted': 'Chưa xoá được bình luận của bạn. Thử lại nhé.',
    'comment-reported': 'Cảm ơn bạn, chúng tôi sẽ xem bình luận này',
    missing: 'Video này không còn nữa. Mời bạn xem tiếp video khác.',
  },
  offline: 'Mất kết nối. Đang thử lại…',
  online: 'Đã có kết nối trở lại',
};

export type NoticeMessages = typeof noticesVi;
