/** How music is added: no music yet, an import in progress, the demo music being made. */
export const setupVi = {
  empty: {
    title: 'Chưa có nhạc ở đây',
    text: 'Chỉ cho Sóng thư mục nhạc của bạn rồi khởi động lại. Tệp gốc được giữ nguyên.',
    copy: 'Sao chép lệnh',
    folderEmpty: 'Thư mục nhạc đã nối nhưng chưa có bài nào phát được.',
    plain: 'Khi có nhạc, nhạc sẽ hiện ở đây.',
    guest: 'Khi có nhạc, nhạc sẽ hiện ở đây. Nếu bạn quản lý máy chủ này, hãy đăng nhập để xem cách đưa nhạc vào.',
    signIn: 'Đăng nhập',
  },
  import: {
    running: 'Đang đưa nhạc vào: {{processed, number}} trên {{found, number}} tệp',
    counting: 'Đang xem thư mục nhạc…',
    refused_one: 'Bỏ qua {{count, number}} tệp không đọc được',
    refused_other: 'Bỏ qua {{count, number}} tệp không đọc được',
  },
  demo: {
    announced: 'Sóng đang làm nhạc mẫu',
    making: 'Sóng đang làm nhạc mẫu: {{made, number}} trên {{total, number}} bài và video',
    left_one: ', còn khoảng {{count, number}} phút',
    left_other: ', còn khoảng {{count, number}} phút',
    dismiss: 'Ẩn tiến độ nhạc mẫu',
  },
};

export type SetupMessages = typeof setupVi;
