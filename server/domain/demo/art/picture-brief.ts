import type { PaletteName } from './palette';

/** Square: cover, portrait, playlist. 16:6: banner. 3:2: category. 16:9: poster. */
export type PictureKind = 'cover' | 'portrait' | 'banner' | 'playlist' | 'category' | 'poster';

/** What a picture shows; a portrait shows a person, with the motif's colours behind. */
export type Motif =
  | 'alley'
  | 'bars'
  | 'boat'
  | 'city'
  | 'clouds'
  | 'harbour'
  | 'hills'
  | 'karst'
  | 'lanterns'
  | 'leaf'
  | 'lotus'
  | 'low-tide'
  | 'mesh'
  | 'neon'
  | 'rain'
  | 'rain-window'
  | 'road'
  | 'sea-moon'
  | 'sea-sun'
  | 'stage'
  | 'terrace'
  | 'vinyl'
  | 'window';

/** One picture to draw. */
export interface PictureBrief {
  readonly kind: PictureKind;
  readonly motif: Motif;
  /** One that suits the motif where none is named. */
  readonly palette?: PaletteName;
  /** Varies the details; of a portrait it is also the person: eight in a row are eight different people. */
  readonly seed: number;
}
