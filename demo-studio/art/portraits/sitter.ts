export type Hair = 'long' | 'wavy' | 'bob' | 'short' | 'curls' | 'bun' | 'braid' | 'swept';
export type Clothes = 'ao-dai' | 'wrap' | 'hoodie' | 'crew' | 'striped' | 'coat' | 'shirt' | 'roll-neck';
export type Accessory =
  | 'flower'
  | 'palm-hat'
  | 'headphones'
  | 'earrings'
  | 'round-glasses'
  | 'beanie'
  | 'beard'
  | 'sunglasses';
export type Backdrop = 'disc' | 'arch' | 'rays' | 'waves' | 'rings';

/** What one invented person looks like. */
export interface Sitter {
  readonly hair: Hair;
  readonly hairColour: string;
  /** In the light and in the shade. */
  readonly skin: readonly [light: string, shade: string];
  readonly clothes: Clothes;
  readonly cloth: string;
  /** Colour of collars, stripes and scarves. */
  readonly trim: string;
  readonly accessories: readonly Accessory[];
  readonly backdrop: Backdrop;
  /** Which side the light comes from. */
  readonly light: 'left' | 'right';
  /** Tilt of the head, in degrees. */
  readonly tilt: number;
}
