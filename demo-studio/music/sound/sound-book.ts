import type { MusicStyle } from '../song-brief';
import { BAND_SOUNDS } from './band-sounds';
import { ELECTRONIC_SOUNDS } from './electronic-sounds';
import type { StyleSound } from './style-sound';

/** The possible sounds of each style; a song's seed selects one. */
export const STYLE_SOUNDS: Readonly<Record<MusicStyle, readonly StyleSound[]>> = {
  ...BAND_SOUNDS,
  ...ELECTRONIC_SOUNDS,
};
