import type { Section, SectionKind } from '../score';
import type { SongBrief } from '../song-brief';
import { barOptions, type BarOption } from './bar-options';
import { seededRandom } from './seeded-random';
import { BEATS_PER_BAR } from './song-time';

/** A line of the melody: how long it may take, and its syllables where it is sung. */
export interface Line {
  readonly bars: number;
  readonly syllables: number | null;
}

/** A section with its melody lines. */
export interface PlannedSection extends Section {
  readonly bars: number;
  readonly lines: readonly Line[];
  readonly isLastOfKind: boolean;
}

const ENERGY: Readonly<Record<SectionKind, number>> = {
  intro: 0.3,
  verse: 0.5,
  chorus: 0.82,
  bridge: 0.58,
  outro: 0.4,
};
const RISE_PER_REPEAT = 0.09;

function linesOf(kind: SectionKind, index: number, option: BarOption, words: SongBrief['words']): Line[] {
  if (kind === 'intro' || kind === 'outro') return [];
  const sung = kind === 'verse' ? words?.verse?.[index] : words?.[kind];
  if (sung && sung.length > 0) return sung.map((syllables) => ({ bars: option.barsPerLine, syllables }));
  const bars = option.bars[kind];
  return Array.from({ length: Math.max(1, bars / 2) }, () => ({ bars: 2, syllables: null }));
}

const barsOf = (kind: SectionKind, lines: readonly Line[], option: BarOption): number =>
  lines.some((line) => line.syllables !== null) ? lines.reduce((sum, line) => sum + line.bars, 0) : option.bars[kind];

/**
 * The sections of a song, in order, from beat 0 without a gap: intro, verses, choruses, a bridge, outro, fitted to the wished
 * length. If there are words, every given verse is sung once and lines have the bars that they need.
 */
export function planStructure(brief: SongBrief): readonly PlannedSection[] {
  const random = seededRandom(brief.seed, 'structure');
  let chosen: BarOption | null = null;
  let least = Infinity;
  for (const option of barOptions(brief)) {
    const cost = option.cost + random.fraction() * 0.9;
    if (cost >= least) continue;
    least = cost;
    chosen = option;
  }
  if (chosen === null) throw new Error('No structure fits');
  const counts = new Map<SectionKind, number>();
  const planned: PlannedSection[] = [];
  let start = 0;
  for (const [place, kind] of chosen.order.entries()) {
    const index = counts.get(kind) ?? 0;
    counts.set(kind, index + 1);
    const lines = linesOf(kind, index, chosen, brief.words);
    const bars = barsOf(kind, lines, chosen);
    const beats = bars * BEATS_PER_BAR;
    const energy = Math.min(1, ENERGY[kind] + index * RISE_PER_REPEAT);
    const isLastOfKind = !chosen.order.slice(place + 1).includes(kind);
    planned.push({ kind, index, start, beats, energy, bars, lines, isLastOfKind });
    start += beats;
  }
  return planned;
}
