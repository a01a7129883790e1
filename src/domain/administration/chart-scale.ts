const STEPS = [1, 2, 5];
const MOST_LINES = 4;

/**
 * The grid lines of a chart's scale, from 0 to the first line that is at or above the greatest value: round numbers, five at
 * most.
 */
export function chartScale(greatest: number): readonly number[] {
  const wanted = Math.max(1, greatest);
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((each) => each * power).find((each) => each * MOST_LINES >= wanted);
    if (step !== undefined) return Array.from({ length: Math.ceil(wanted / step) + 1 }, (_, index) => index * step);
  }
}
