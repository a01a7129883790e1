/** Lyrics and the player over the whole window; fetched with the player's bars. */
export const listenVi = {
  lyrics: {
    open: 'Lời bài hát',
    earlier: 'Lời sớm hơn 0,1 giây',
    later: 'Lời muộn hơn 0,1 giây',
    offset: 'Lệch lời',
    offsetValue: '{{seconds, number(minimumFractionDigits: 1; signDisplay: exceptZero)}} giây',
    resetOffset: 'Đặt lại độ lệch',
    expand: 'Mở rộng',
    expandLyrics: 'Mở rộng lời bài hát',
    collapse: 'Thu gọn lời bài hát',
  },
  stage: {
    label: 'Trình phát toàn màn hình',
    open: 'Toàn màn hình',
    faces: 'Phần đang hiện',
    face: { cover: 'Bìa', lyrics: 'Lời', video: 'Video' },
    fromAlbum: 'Từ album',
    fill: 'Phủ kín màn hình',
    unfill: 'Thôi phủ kín màn hình',
    adjust: 'Chỉnh độ lệch của lời',
    next: 'Tiếp theo',
    addToPlaylist: 'Thêm vào playlist',
    share: 'Chia sẻ',
  },
  video: {
    show: 'Video',
    none: 'Bài này không có video',
    picture: 'Video của bài {{title}}',
    song: 'Bài hát',
    choice: 'Nghe hay xem',
    watch: 'Xem MV',
  },
  quality: {
    title: 'Chất lượng',
    button: 'Chất lượng: {{quality}}',
    auto: 'Tự động',
    original: 'Bản gốc',
    bits: '{{kbps}} kbps',
    lines: '{{lines}}p',
    saver: 'Tiết kiệm dữ liệu',
    saverHint: 'Phát bản nhẹ nhất và tải trước ít hơn.',
  },
  song: {
    like: 'Thích',
    likes_one: '{{count, number}} lượt thích',
    likes_other: '{{count, number}} lượt thích',
    addToPlaylist: 'Thêm vào playlist',
  },
};

export type ListenWords = typeof listenVi;
