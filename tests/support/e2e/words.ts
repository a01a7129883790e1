/** The texts that a listener reads and a screen reader speaks. Written out here, so that a mistake in a locale file is noticed. */
export interface SpokenWords {
  readonly player: string;
  readonly play: string;
  readonly pause: string;
  readonly retry: string;
  readonly next: string;
  readonly previous: string;
  readonly shuffle: string;
  readonly loop: Readonly<Record<'OFF' | 'ALL' | 'ONE', string>>;
  readonly mute: string;
  readonly volume: string;
  readonly seek: string;
  readonly openPlayer: string;
  readonly collapsePlayer: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly switchLanguage: string;
  readonly newSongs: string;
  readonly trending: string;
  readonly forYou: string;
  readonly lyrics: string;
  readonly notFound: string;
  readonly stillPlaying: string;
  readonly goHome: string;
  readonly noMusic: string;
  readonly playSong: (title: string) => RegExp;
  /** Finds the title in the label of a song's button. */
  readonly songOnButton: RegExp;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const VIETNAMESE: SpokenWords = {
  player: 'Trình phát',
  play: 'Phát',
  pause: 'Tạm dừng',
  retry: 'Thử lại',
  next: 'Bài tiếp theo',
  previous: 'Bài trước',
  shuffle: 'Phát ngẫu nhiên',
  loop: { OFF: 'Lặp lại: tắt', ALL: 'Lặp lại: tất cả', ONE: 'Lặp lại: một bài' },
  mute: 'Tắt tiếng',
  volume: 'Âm lượng',
  seek: 'Vị trí trong bài',
  openPlayer: 'Mở trình phát',
  collapsePlayer: 'Thu nhỏ trình phát',
  toDark: 'Bật giao diện tối',
  toLight: 'Bật giao diện sáng',
  switchLanguage: 'Tiếng Việt, đổi ngôn ngữ sang English',
  newSongs: 'Mới phát hành',
  trending: 'Thịnh hành hôm nay',
  forYou: 'Dành riêng cho bạn',
  lyrics: 'Lời bài hát',
  notFound: 'Trang này trôi đi đâu mất rồi',
  stillPlaying: 'Nhạc của bạn vẫn đang phát.',
  goHome: 'Về trang chủ',
  noMusic: 'Chưa có nhạc ở đây',
  playSong: (title) => new RegExp(`^Phát ${escape(title)} của `),
  songOnButton: /^Phát (.+) của /,
};

export const ENGLISH: SpokenWords = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  retry: 'Try again',
  next: 'Next song',
  previous: 'Previous song',
  shuffle: 'Shuffle',
  loop: { OFF: 'Repeat: off', ALL: 'Repeat: all', ONE: 'Repeat: one song' },
  mute: 'Mute',
  volume: 'Volume',
  seek: 'Position in the song',
  openPlayer: 'Open the player',
  collapsePlayer: 'Collapse the player',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  switchLanguage: 'English, change the language to Tiếng Việt',
  newSongs: 'New releases',
  trending: 'Trending today',
  forYou: 'Made for you',
  lyrics: 'Lyrics',
  notFound: 'This page drifted off',
  stillPlaying: 'Your music is still playing.',
  goHome: 'Go home',
  noMusic: 'No music here yet',
  playSong: (title) => new RegExp(`^Play ${escape(title)} by `),
  songOnButton: /^Play (.+) by /,
};
