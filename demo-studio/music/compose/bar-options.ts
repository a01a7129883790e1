import type { SectionKind } from '../score';
import type { SongBrief } from '../song-brief';
import { TAIL_SECONDS } from './song-time';

/** One possible layout of a song; a lower cost means a better fit to the brief. */
export interface BarOption {
  readonly order: readonly SectionKind[];
  readonly bars: Readonly<Record<SectionKind, number>>;
  readonly barsPerLine: number;
  readonly cost: number;
}

const ORDERS: readonly (readonly SectionKind[])[] = [
  ['intro', 'verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus', 'outro'],
  ['intro', 'verse', 'chorus', 'bridge', 'chorus', 'outro'],
  ['intro', 'verse', 'verse', 'chorus', 'bridge', 'chorus', 'outro'],
  ['intro', 'verse', 'chorus', 'verse', 'bridge', 'chorus', 'outro'],
  ['intro', 'verse', 'chorus', 'verse', 'chorus', 'bridge', 'outro'],
  ['intro', 'verse', 'verse', 'chorus', 'verse', 'bridge', 'chorus', 'outro'],
];
const ORDER_COSTS = [0, 1.2, 1.4, 0.9, 2.4, 3];
const LONGEST_SECONDS = 118;
const COMFORTABLE_SYLLABLES_PER_SECOND = 3.1;

const LENGTHS: Readonly<Record<SectionKind, readonly (readonly [bars: number, cost: number])[]>> = {
  intro: [
    [4, 0],
    [2, 0.5],
    [8, 0.9],
  ],
  verse: [
    [8, 0],
    [4, 0.9],
    [16, 0.7],
  ],
  chorus: [
    [8, 0],
    [4, 1],
    [16, 0.8],
  ],
  bridge: [
    [4, 0],
    [8, 0.1],
    [2, 1.4],
  ],
  outro: [
    [4, 0],
    [2, 0.5],
    [8, 1],
  ],
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function sungCounts(words: NonNullable<SongBrief['words']>): number[] {
  return [...(words.verse ?? []).flat(), ...(words.chorus ?? []), ...(words.bridge ?? [])];
}

/** Two bars per line are usual; one bar is used where the lines are short and the song is slow. */
function lineCost(brief: SongBrief, barsPerLine: number): number {
  const counts = brief.words ? sungCounts(brief.words) : [];
  if (counts.length === 0) return barsPerLine === 2 ? 0 : Infinity;
  const lineSeconds = (barsPerLine * 240) / brief.tempo;
  const densest = Math.max(...counts) / (lineSeconds * 0.82);
  const tooDense = Math.max(0, densest - COMFORTABLE_SYLLABLES_PER_SECOND) * 6;
  return tooDense + (barsPerLine === 1 ? 2.5 : 0);
}

function totalBars(option: Omit<BarOption, 'cost'>, words: SongBrief['words']): number {
  let verses = 0;
  return sum(
    option.order.map((kind) => {
      const sung =
        kind === 'verse' ? words?.verse?.[verses++] : kind === 'chorus' || kind === 'bridge' ? words?.[kind] : [];
      return sung && sung.length > 0 ? sung.length * option.barsPerLine : option.bars[kind];
    }),
  );
}

function lengthCost(brief: SongBrief, bars: number): number {
  const barSeconds = 240 / brief.tempo;
  const seconds = bars * barSeconds + TAIL_SECONDS;
  const away = Math.abs(seconds - brief.seconds) / barSeconds;
  return away + Math.max(0, seconds - LONGEST_SECONDS) * 2;
}

function* lengthChoices(): Generator<{ bars: Record<SectionKind, number>; cost: number }> {
  for (const intro of LENGTHS.intro)
    for (const verse of LENGTHS.verse) for (const chorus of LENGTHS.chorus) yield* endings([intro, verse, chorus]);
}

type Choice = readonly [number, number];

function* endings(first: readonly [Choice, Choice, Choice]) {
  const [intro, verse, chorus] = first;
  for (const bridge of LENGTHS.bridge)
    for (const outro of LENGTHS.outro)
      yield {
        bars: { intro: intro[0], verse: verse[0], chorus: chorus[0], bridge: bridge[0], outro: outro[0] },
        cost: intro[1] + verse[1] + chorus[1] + bridge[1] + outro[1],
      };
}

/**
 * Every possible layout of the song with its cost, which rises with the distance from the wished length and with an unusual
 * shape.
 */
export function barOptions(brief: SongBrief): readonly BarOption[] {
  const verses = brief.words?.verse?.length || null;
  const options: BarOption[] = [];
  for (const [place, order] of ORDERS.entries()) {
    if (verses !== null && order.filter((kind) => kind === 'verse').length !== verses) continue;
    for (const { bars, cost } of lengthChoices())
      for (const barsPerLine of [1, 2]) {
        const shape = { order, bars, barsPerLine };
        const length = lengthCost(brief, totalBars(shape, brief.words));
        options.push({ ...shape, cost: cost + length + lineCost(brief, barsPerLine) + (ORDER_COSTS[place] ?? 0) });
      }
  }
  return options;
}
