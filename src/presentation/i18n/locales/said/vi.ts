/** What is said in passing. */
export const saidVi = {
  'link-copied': 'Đã sao chép liên kết',
  'command-copied': 'Đã sao chép lệnh',
  'copy-failed': 'Chưa sao chép được.',
  'session-expired': 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  'avatar-saved': 'Đã đổi ảnh đại diện',
  'profile-saved': 'Đã lưu hồ sơ',
  'device-signed-out': 'Đã đăng xuất {{device}}',
  'others-signed-out_one': 'Đã đăng xuất {{count, number}} thiết bị khác',
  'others-signed-out_other': 'Đã đăng xuất {{count, number}} thiết bị khác',
  offline: 'Mất kết nối. Đang thử lại…',
  online: 'Đã có kết nối trở lại',
};

export type SaidWords = typeof saidVi;
