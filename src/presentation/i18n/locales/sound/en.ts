import type { SoundMessages } from './vi';

/** How the music sounds. */
export const soundEn: SoundMessages = {
  title: 'Sound',
  increment: 'More: {{what}}',
  decrement: 'Less: {{what}}',
  reset: 'Reset: {{what}}',
  equaliser: {
    title: 'Equaliser',
    presets: 'Presets',
    preset: {
      flat: 'Flat',
      bass: 'More bass',
      vocal: 'Clear voice',
      bright: 'Bright',
      warm: 'Warm',
      night: 'Late night',
    },
    bands: 'Bands',
    hertz: '{{frequency, number}} Hz',
    kilohertz: '{{frequency, number}} kHz',
    up: 'up {{gain, number}} decibels',
    down: 'down {{gain, number}} decibels',
    level: 'unchanged',
  },
  loudness: {
    title: 'Even loudness',
    off: 'Off',
    track: 'Each song',
    album: 'By album',
    hint: {
      off: 'Every song is as loud as it was recorded.',
      track: 'Every song is equally loud, and none distorts.',
      album: 'Albums are equally loud; within one, quiet songs stay quieter.',
    },
  },
  speed: { title: 'Speed', value: '{{speed, number}}×', quick: 'Ready-made speeds' },
  crossfade: {
    title: 'Crossfade',
    none: 'Off',
    seconds_one: '{{count, number}} second',
    seconds_other: '{{count, number}} seconds',
    needs: 'On this device it needs the equaliser (not flat) or even loudness.',
    hint: 'The next song comes in while this one fades. Off, songs join without a gap.',
  },
  sleep: {
    title: 'Sleep timer',
    minutes_one: '{{count, number}} minute',
    minutes_other: '{{count, number}} minutes',
    length: 'Time',
    start: 'Start the timer',
    afterSong: 'End of this song',
    left: 'The music stops in {{time}}',
    leftSong: 'The music stops after this song',
    cancel: 'Cancel the timer',
  },
  endless: 'Keep playing suggestions when the queue ends',
};
