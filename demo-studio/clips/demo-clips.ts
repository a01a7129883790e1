import type { SceneMaker } from '../film/scene';
import { aboveClouds } from '../film/scenes/above-clouds';
import { alley } from '../film/scenes/alley';
import { facade } from '../film/scenes/facade';
import { hangingLanterns } from '../film/scenes/hanging-lanterns';
import { lampLane } from '../film/scenes/lamp-lane';
import { mistyHills } from '../film/scenes/misty-hills';
import { moonlitSea } from '../film/scenes/moonlit-sea';
import { neonTerraces } from '../film/scenes/neon-terraces';
import { nightCity } from '../film/scenes/night-city';
import { puddle } from '../film/scenes/puddle';
import { radioWaves } from '../film/scenes/radio-waves';
import { rainWindow } from '../film/scenes/rain-window';
import { risingLanterns } from '../film/scenes/rising-lanterns';
import { rollingWaves } from '../film/scenes/rolling-waves';
import { soundBars } from '../film/scenes/sound-bars';
import { sunGrid } from '../film/scenes/sun-grid';
import { turntable } from '../film/scenes/turntable';
import { umbrella } from '../film/scenes/umbrella';
import { underWater } from '../film/scenes/under-water';
import { warmCup } from '../film/scenes/warm-cup';
import { windowLight } from '../film/scenes/window-light';
import { windyHills } from '../film/scenes/windy-hills';
import type { ClipLook, ClipTake } from './clip-look';

/** A short video of one of the demo's songs: its caption with hashtags, and its look. */
export interface DemoClip {
  readonly caption: string;
  readonly look: ClipLook;
}

const take = (scene: SceneMaker, from: number, to: number): ClipTake => ({ scene, camera: [from, to] });

/** By the song's slug. */
const CLIPS: Readonly<Record<string, DemoClip>> = {
  'tam-gio-toi-o-da-lat': {
    caption: 'Tám giờ tối, sương xuống tới đèn. #dalat #lofi #nhacviet',
    look: { palette: 'mist', accent: 'honey', takes: [take(lampLane, 430, 800), take(mistyHills, 900, 860)] },
  },
  'neon-rice-fields': {
    caption: 'Rice fields, but make them neon. #citypop #drive #nightdrive',
    look: { palette: 'neon', takes: [take(sunGrid, 620, 660), take(neonTerraces, 860, 820)] },
  },
  'ngu-quen-tren-song': {
    caption: 'Cho em ngủ quên trên sóng một đêm thôi. #ballad #bien #nhacviet',
    look: { palette: 'plum', takes: [take(rollingWaves, 600, 680), take(underWater, 700, 620)] },
  },
  'chuyen-pha-luc-nua-dem': {
    caption: 'Chuyến phà cuối, chỉ còn trăng. #lofi #khuya',
    look: { palette: 'indigo', takes: [take(moonlitSea, 440, 740)] },
  },
  'gio-ghe-hien-nha': {
    caption: 'Gió ghé vào chào, hỏi có nhớ ai không. #indie #moc',
    look: { palette: 'clay', takes: [take(windyHills, 830, 800), take(windowLight, 560, 540)] },
  },
  'eleven-lanterns': {
    caption: 'Count them with me: eleven. #ballad #lanterns',
    look: {
      palette: 'mist',
      accent: 'ember',
      takes: [take(risingLanterns, 640, 560), take(hangingLanterns, 560, 470)],
    },
  },
  'den-vang-hem-nho': {
    caption: 'Hẻm nhỏ lên đèn lúc sáu giờ rưỡi. #bolero #hemnho #saigon',
    look: { palette: 'ember', takes: [take(alley, 620, 660), take(facade, 560, 700)] },
  },
  'low-tide-radio': {
    caption: 'Signal found at low tide. #house #radio',
    look: { palette: 'tide', accent: 'dusk', takes: [take(soundBars, 600, 680), take(radioWaves, 860, 850)] },
  },
  'ao-mua-mau-xanh': {
    caption: 'Ai đi ngang cũng mặc áo mưa màu xanh. #ngaymua #lofi',
    look: { palette: 'tide', accent: 'honey', takes: [take(umbrella, 520, 740), take(puddle, 600, 680)] },
  },
  'paper-harbour': {
    caption: 'A boat folded out of a letter. #folk #indie',
    look: { palette: 'lotus', takes: [take(aboveClouds, 870, 820)] },
  },
  'con-song-cuoi-mua-he': {
    caption: 'Con sóng cuối cùng của mùa hè này. #citypop #bien',
    look: { palette: 'dusk', accent: 'jade', takes: [take(turntable, 410, 450)] },
  },
  'night-bus-north': {
    caption: 'Windows on the night bus north. #ambient #drive',
    look: { palette: 'indigo', accent: 'honey', takes: [take(nightCity, 850, 790)] },
  },
  'ca-phe-sua-da-luc-5-gio': {
    caption: 'Năm giờ chiều, ly cà phê còn nửa. #bossa #caphe',
    look: { palette: 'honey', takes: [take(warmCup, 470, 500), take(windowLight, 540, 560)] },
  },
  'borrowed-weather': {
    caption: 'Borrowed this weather, will return it by Monday. #lofi #rainy',
    look: { palette: 'dusk', accent: 'tide', takes: [take(rainWindow, 520, 720)] },
  },
};

const ALL: ReadonlyMap<string, DemoClip> = new Map(Object.entries(CLIPS));

/** The slugs of the songs that have a short video, in the order in which the videos are made. */
export const CLIP_SLUGS: readonly string[] = [...ALL.keys()];

/** The short video of the song with this slug; undefined for one that has none. */
export const clipOf = (slug: string): DemoClip | undefined => ALL.get(slug);
