import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move the focus among the lines, only one of which is in the Tab order. */
export function moveAmongLines(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const place = lines.findIndex((line) => line === event.target);
  if (place === -1) return;
  event.preventDefault();
  lines[Math.min(Math.max(step(place, lines.length - 1), 0), lines.length - 1)]?.focus();
}
