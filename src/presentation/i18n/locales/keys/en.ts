import type { KeyWords } from './vi';

/** What the keys do. */
export const keysEn: KeyWords = {
  enabled: 'Use keyboard shortcuts',
  list: {
    toggle: 'Play, pause',
    seek: 'Seek 5 seconds',
    neighbours: 'Previous, next song',
    volume: 'Volume, while in the player',
    mute: 'Mute',
    shuffle: 'Shuffle',
    loop: 'Repeat: off, all, one',
    theme: 'Light, dark',
    pin: 'Pin the sidebar',
    tenths: 'Jump to 0–90 % of the song',
    search: 'Search',
    help: 'Open this list',
  },
  keys: { space: 'Space' },
};
