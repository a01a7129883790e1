import type { MusicStyle } from '../song-brief';
import { BAND_SOUNDS } from './band-sounds';
import { ELECTRONIC_SOUNDS } from './electronic-sounds';
import type { StyleSound } from './style-sound';

/** The ways a style may sound; which one a song has is its seed's choice. */
export const STYLE_SOUNDS: Readonly<Record<MusicStyle, readonly StyleSound[]>> = {
  ...BAND_SOUNDS,
  ...ELECTRONIC_SOUNDS,
};
