/** Samples of one period; the table has one extra sample, equal to the first, so that interpolation needs no wrap-around. */
export const TABLE_SIZE = 2048;

const OCTAVES = 10;
const LOWEST_HZ = 24;
const HIGHEST_PARTIAL_HZ = 19_000;

const SINE = Float32Array.from({ length: TABLE_SIZE + 1 }, (_, at) => Math.sin((2 * Math.PI * at) / TABLE_SIZE));

/** One period of a sine. */
export const sineTable = (): Float32Array => SINE;

export type WaveName = 'sine' | 'triangle' | 'saw' | 'square' | 'flute' | 'reed' | 'organ' | 'round';

const HARMONICS: Readonly<Record<WaveName, (harmonic: number) => number>> = {
  sine: (harmonic) => (harmonic === 1 ? 1 : 0),
  triangle: (harmonic) => (harmonic % 2 === 1 ? (harmonic % 4 === 1 ? 0.8 : -0.8) / harmonic ** 2 : 0),
  saw: (harmonic) => 0.55 / harmonic,
  square: (harmonic) => (harmonic % 2 === 1 ? 0.75 / harmonic : 0),
  flute: (harmonic) => [0, 1, 0.32, 0.14, 0.05, 0.025, 0.01][harmonic] ?? 0,
  reed: (harmonic) => (harmonic % 2 === 1 ? 0.8 : 0.28) / harmonic ** 1.25,
  organ: (harmonic) => [0, 0.7, 0.35, 0.2, 0.16, 0, 0.08, 0, 0.07][harmonic] ?? 0,
  round: (harmonic) => [0, 1, 0.38, 0.16, 0.07, 0.03][harmonic] ?? 0,
};

function build(name: WaveName, partials: number): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let harmonic = 1; harmonic <= partials; harmonic += 1) {
    const taper = Math.cos((Math.PI / 2) * ((harmonic - 1) / partials)) ** 2;
    const level = HARMONICS[name](harmonic) * (partials > 8 ? taper : 1);
    if (level === 0) continue;
    for (let at = 0; at < TABLE_SIZE; at += 1)
      table[at] = (table[at] ?? 0) + level * (SINE[(at * harmonic) % TABLE_SIZE] ?? 0);
  }
  table[TABLE_SIZE] = table[0] ?? 0;
  return table;
}

const built = new Map<string, Float32Array>();

/**
 * One band-limited period of a wave for a note of that frequency: no partial is above the audible range, where it would cause
 * aliasing.
 */
export function waveTable(name: WaveName, hertz: number): Float32Array {
  const octave = Math.min(OCTAVES - 1, Math.max(0, Math.ceil(Math.log2(hertz / LOWEST_HZ))));
  const key = `${name} ${octave}`;
  const known = built.get(key);
  if (known) return known;
  const partials = Math.max(1, Math.min(512, Math.floor(HIGHEST_PARTIAL_HZ / (LOWEST_HZ * 2 ** octave))));
  const table = build(name, partials);
  built.set(key, table);
  return table;
}
