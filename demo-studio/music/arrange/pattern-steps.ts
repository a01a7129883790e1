/** A mark of a pattern: its start, and its length until the next mark or rest, both in beats. */
export interface PatternStep {
  readonly start: number;
  readonly beats: number;
  readonly mark: string;
}

const STEPS_PER_BEAT = 4;

/** The marks of a pattern that repeats from one beat to another; `-` lengthens the mark before it, `.` is a rest. */
export function patternSteps(pattern: string, from: number, to: number): readonly PatternStep[] {
  const count = Math.round((to - from) * STEPS_PER_BEAT);
  const steps: PatternStep[] = [];
  for (let at = 0; at < count; at += 1) {
    const mark = pattern[at % pattern.length] ?? '.';
    if (mark === '.' || mark === '-') continue;
    let until = at + 1;
    while (until < count && pattern[until % pattern.length] === '-') until += 1;
    steps.push({ start: from + at / STEPS_PER_BEAT, beats: (until - at) / STEPS_PER_BEAT, mark });
  }
  return steps;
}
