/** The target of a figure: a lower limit, an upper limit, or both. */
export interface Bar {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One measured number, its unit, and its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: Bar;
  /** The value that it is compared with in the same run, or how it was measured. */
  readonly note?: string;
}

const COLUMNS = { what: 58, value: 14, bar: 16, verdict: 9 };

function round(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

function describeBar({ atLeast, atMost }: Bar): string {
  return [atLeast === undefined ? '' : `≥ ${round(atLeast)}`, atMost === undefined ? '' : `≤ ${round(atMost)}`].join(
    '',
  );
}

function isMet(value: number, { atLeast = -Infinity, atMost = Infinity }: Bar): boolean {
  return value >= atLeast && value <= atMost;
}

/** One line: the figure, its target, and whether the target is met. */
export function describeFigure({ what, value, unit, bar, note }: Figure): string {
  const cells = [
    what.padEnd(COLUMNS.what),
    `${round(value)} ${unit}`.padStart(COLUMNS.value),
    (bar === undefined ? '' : describeBar(bar)).padStart(COLUMNS.bar),
    (bar === undefined ? '' : isMet(value, bar) ? 'met' : 'NOT MET').padStart(COLUMNS.verdict),
  ];
  return `  ${cells.join('')}${note === undefined ? '' : `   ${note}`}`;
}

/** The middle of the sorted values; the mean of the two middle ones where their count is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
