import type { MusicStyle } from '../song-brief';
import { AMBIENT } from './ambient';
import { BALLAD } from './ballad';
import { BOLERO } from './bolero';
import { BOSSA } from './bossa';
import { CITY_POP } from './city-pop';
import { FOLK } from './folk';
import { HOUSE } from './house';
import { LO_FI } from './lo-fi';
import type { StyleRules } from './style-rules';

/** The rules of each style. */
export const STYLE_RULES: Readonly<Record<MusicStyle, StyleRules>> = {
  'lo-fi': LO_FI,
  ballad: BALLAD,
  'city-pop': CITY_POP,
  ambient: AMBIENT,
  house: HOUSE,
  bolero: BOLERO,
  bossa: BOSSA,
  folk: FOLK,
};
