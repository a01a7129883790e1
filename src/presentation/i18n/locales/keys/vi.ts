/** What the keys do. */
export const keysVi = {
  enabled: 'Dùng phím tắt',
  list: {
    toggle: 'Phát, tạm dừng',
    seek: 'Tua 5 giây',
    neighbours: 'Bài trước, bài tiếp theo',
    volume: 'Âm lượng, khi đang ở trình phát',
    mute: 'Tắt tiếng',
    shuffle: 'Phát ngẫu nhiên',
    loop: 'Lặp lại: tắt, tất cả, một bài',
    theme: 'Giao diện sáng, tối',
    pin: 'Ghim thanh bên',
    tenths: 'Nhảy tới 0–90 % bài hát',
    search: 'Tìm kiếm',
    help: 'Mở danh sách này',
  },
  keys: { space: 'Phím cách' },
};

export type KeyWords = typeof keysVi;
