/** Colours from dark to light: the darkest, two middle colours, a light one, and the colour of light itself. */
export type Palette = readonly [ink: string, deep: string, mid: string, warm: string, light: string];

/** Ten palettes are those of drawn artwork (design §9); two exist only in the demo. */
export const PALETTES = {
  dusk: ['#15163A', '#47398A', '#D9637A', '#FFB36B', '#FFE7C0'],
  tide: ['#052235', '#0D5670', '#3A9FAE', '#B4E2DA', '#FFF3DA'],
  lotus: ['#35102C', '#9A2C58', '#EE7488', '#FFC4B2', '#FFF0E4'],
  paddy: ['#0F2B1E', '#2A6638', '#86B046', '#E9D878', '#FFF6D6'],
  neon: ['#0B0A24', '#351C74', '#7B89FF', '#FF6FB1', '#FFD5EF'],
  ember: ['#260C0B', '#87261B', '#E4582B', '#FFAD48', '#FFE4B2'],
  mist: ['#1F2E3B', '#557284', '#98B3BD', '#D6E1DE', '#F8F3E8'],
  indigo: ['#0D1136', '#2A338E', '#7B89FF', '#BAC2FF', '#F3F0FF'],
  clay: ['#37201B', '#86483A', '#CE8660', '#F0C79E', '#FBEFDD'],
  jade: ['#06231F', '#0E5B4E', '#3DB08F', '#BFEBD0', '#FDF7E3'],
  plum: ['#1C0F2E', '#553174', '#A869B4', '#F0A9A0', '#FFE9CF'],
  honey: ['#2B1A10', '#8A4E1D', '#D99A2B', '#F6D06A', '#FFF4CF'],
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof PALETTES;
