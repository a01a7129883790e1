/** From the darkest to the lightest colour: the ground, its second colour, and the colours of the lines. */
export type ArtworkPalette = readonly [string, string, string, string, string];

const PALETTES: readonly ArtworkPalette[] = [
  ['#15163A', '#47398A', '#D9637A', '#FFB36B', '#FFE7C0'],
  ['#052235', '#0D5670', '#3A9FAE', '#B4E2DA', '#FFF3DA'],
  ['#35102C', '#9A2C58', '#EE7488', '#FFC4B2', '#FFF0E4'],
  ['#0F2B1E', '#2A6638', '#86B046', '#E9D878', '#FFF6D6'],
  ['#0B0A24', '#351C74', '#7B89FF', '#FF6FB1', '#FFD5EF'],
  ['#260C0B', '#87261B', '#E4582B', '#FFAD48', '#FFE4B2'],
  ['#1F2E3B', '#557284', '#98B3BD', '#D6E1DE', '#F8F3E8'],
  ['#0D1136', '#2A338E', '#7B89FF', '#BAC2FF', '#F3F0FF'],
  ['#37201B', '#86483A', '#CE8660', '#F0C79E', '#FBEFDD'],
  ['#06231F', '#0E5B4E', '#3DB08F', '#BFEBD0', '#FDF7E3'],
];

/** The pitch of the voice, from 0 (high) to 1, at the time `t` of a syllable, from 0 to 1. */
type Tone = (t: number, phase: number) => number;

const nang: Tone = (t) => 0.42 + 0.28 * Math.max(0, t) ** 2.4;

const TONES: readonly Tone[] = [
  /* ngang */ () => 0.5,
  /* huyền */ (t) => 0.32 + 0.36 * t,
  /* sắc */ (t) => 0.68 - 0.36 * t,
  /* hỏi */ (t, phase) => 0.42 + 0.22 * Math.sin(t * 3.6 + phase * 0.12),
  /* ngã */ (t, phase) => 0.52 + 0.15 * Math.sin(t * 6.283 - 0.6 - phase * 0.2) - 0.12 * t,
  nang,
];

const PHASES = 8;
const SIZE = 100;
const LINE_GAP = 0.115;
/** The colours of the seven lines: lighter towards the middle, then darker again. */
const INKS = [1, 2, 3, 4, 3, 2, 1] as const;
const MIDDLE = 3;

/** FNV-1a with a final mix, so that ids that differ in one letter give very different pictures. 32 bits. */
function hash(text: string): number {
  let state = 2166136261;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
}

function linePath(contour: Tone, phase: number, place: number): string {
  const points = Array.from({ length: 23 }, (_, step) => -0.05 + step * 0.05).map((t) => {
    const height = contour(t, phase) + (place - MIDDLE) * LINE_GAP;
    return `${(t * SIZE).toFixed(1)} ${(height * SIZE).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The opacity of a line; the middle line is fully opaque. */
export const LINE_OPACITY = 0.86;

/** The values from the id that decide its picture. */
interface Drawing {
  readonly tone: number;
  readonly palette: number;
  readonly phase: number;
}

function drawingOf(bits: number): Drawing {
  return { tone: bits % TONES.length, palette: (bits >>> 6) % PALETTES.length, phase: (bits >>> 16) % PHASES };
}

/** Names the picture that `artwork` draws for an id: ids with the same name look the same, and there are 480 names. */
export function artworkName(id: string): string {
  const { tone, palette, phase } = drawingOf(hash(id));
  return `${tone}-${palette}-${phase}`;
}

/** The colours that `artwork` draws an id in. */
export function artworkPalette(id: string): ArtworkPalette {
  return PALETTES[drawingOf(hash(id)).palette] as ArtworkPalette;
}

/** How many lines `artwork` draws in each colour of its palette. */
export const ARTWORK_LINES: readonly number[] = [0, 1, 2, 3, 4].map(
  (ink) => INKS.filter((other) => other === ink).length,
);

/**
 * The default picture of an item without one: seven lines that follow one of the six Vietnamese tone contours (design §9), as SVG
 * text. The same id gives the same picture everywhere.
 */
export function artwork(id: string): string {
  const bits = hash(id);
  const { tone, palette, phase } = drawingOf(bits);
  const contour = TONES[tone] as Tone;
  const colours = PALETTES[palette] as ArtworkPalette;
  const ground = `g${bits.toString(36)}`;
  const [start, end] = phase >= PHASES / 2 ? [1, 0] : [0, 1];
  const lines = INKS.map(
    (ink, place) =>
      `<path d="${linePath(contour, phase, place)}" stroke="${colours[ink]}" opacity="${place === MIDDLE ? 1 : LINE_OPACITY}"/>`,
  );
  const dot = contour === nang ? `<circle cx="50" cy="88" r="5" fill="${colours[4]}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>` +
    `<linearGradient id="${ground}" x1="${start}" y1="0" x2="${end}" y2="1"><stop stop-color="${colours[0]}"/>` +
    `<stop offset="1" stop-color="${colours[1]}"/></linearGradient></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#${ground})"/>` +
    `<g fill="none" stroke-width="${(4.6 + (phase % 4) * 0.6).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round">` +
    `${lines.join('')}</g>${dot}</svg>`
  );
}
