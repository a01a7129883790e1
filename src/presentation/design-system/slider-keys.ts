export interface SliderRange {
  readonly value: number;
  readonly max: number;
  /** One arrow key. */
  readonly step: number;
  /** PageUp and PageDown. */
  readonly pageStep: number;
}

/** The value that a key moves a slider to (design §11), limited to 0 to `max`; null for a key that the slider does not use. */
export function sliderTarget(key: string, { value, max, step, pageStep }: SliderRange): number | null {
  const targets: Record<string, number> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + pageStep,
    PageDown: value - pageStep,
    Home: 0,
    End: max,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), max);
}
