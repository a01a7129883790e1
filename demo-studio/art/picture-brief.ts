import type { PaletteName } from './palette';

/** Square: cover, portrait, playlist. 16:6: banner. 3:2: category. 16:9: poster. */
export type PictureKind = 'cover' | 'portrait' | 'banner' | 'playlist' | 'category' | 'poster';

/** What a picture shows; a portrait shows a person, with the motif's colours in the background. */
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
  /** If absent, a palette that suits the motif. */
  readonly palette?: PaletteName;
  /** Varies the details. For a portrait it also selects the person: eight consecutive seeds give eight different people. */
  readonly seed: number;
}
