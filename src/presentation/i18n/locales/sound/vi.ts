/** How the music sounds: fetched with the button in the player. */
export const soundVi = {
  title: 'Âm thanh',
  increment: 'Tăng: {{what}}',
  decrement: 'Giảm: {{what}}',
  reset: 'Đặt lại: {{what}}',
  equaliser: {
    title: 'Bộ cân bằng',
    presets: 'Kiểu âm có sẵn',
    preset: {
      flat: 'Phẳng',
      bass: 'Thêm trầm',
      vocal: 'Rõ giọng hát',
      bright: 'Sáng',
      warm: 'Ấm',
      night: 'Nghe khuya',
    },
    bands: 'Các dải âm',
    hertz: '{{frequency, number}} Hz',
    kilohertz: '{{frequency, number}} kHz',
    up: 'tăng {{gain, number}} đê-xi-ben',
    down: 'giảm {{gain, number}} đê-xi-ben',
    level: 'giữ nguyên',
  },
  loudness: {
    title: 'Độ to đều nhau',
    off: 'Tắt',
    track: 'Từng bài',
    album: 'Theo album',
    hint: {
      off: 'Mỗi bài to nhỏ đúng như bản thu.',
      track: 'Bài nào cũng to như nhau, không bị vỡ tiếng.',
      album: 'Các album to như nhau; trong một album, bài lặng vẫn lặng hơn.',
    },
  },
  speed: { title: 'Tốc độ', value: '{{speed, number}}×', quick: 'Tốc độ có sẵn' },
  crossfade: {
    title: 'Chuyển bài chồng nhau',
    none: 'Tắt',
    seconds_one: '{{count, number}} giây',
    seconds_other: '{{count, number}} giây',
    needs: 'Trên thiết bị này cần Bộ cân bằng (khác Phẳng) hoặc Độ to đều nhau.',
    hint: 'Bài sau vang lên khi bài trước nhỏ dần. Để tắt thì các bài nối liền nhau.',
  },
  sleep: {
    title: 'Hẹn giờ tắt',
    minutes_one: '{{count, number}} phút',
    minutes_other: '{{count, number}} phút',
    length: 'Thời gian',
    start: 'Bắt đầu hẹn giờ',
    afterSong: 'Hết bài này',
    left: 'Nhạc dừng sau {{time}}',
    leftSong: 'Nhạc dừng khi hết bài này',
    cancel: 'Huỷ hẹn giờ',
  },
  endless: 'Phát tiếp gợi ý khi hết danh sách',
};

export type SoundMessages = typeof soundVi;
