import { isCalm } from '../../hooks/use-media';

/** How long the scrolling takes, in milliseconds (design §10). */
const DURATION = 420;

const inOut = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Scrolls an element smoothly to a position, in pixels; at once under reduced motion. Returns a function that stops it. */
export function glide(element: HTMLElement, to: number): () => void {
  const from = element.scrollTop;
  const target = Math.min(Math.max(to, 0), element.scrollHeight - element.clientHeight);
  if (isCalm()) {
    element.scrollTop = target;
    return () => undefined;
  }
  let next = 0;
  let startedAt: number | null = null;
  const draw = (now: number): void => {
    startedAt ??= now;
    const share = Math.min((now - startedAt) / DURATION, 1);
    element.scrollTop = from + (target - from) * inOut(share);
    if (share < 1) next = requestAnimationFrame(draw);
  };
  next = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(next);
}
