import type { BufferedRange } from '../../../domain/playback/sources/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';

/** The ranges that the element has buffered, in order. */
export function readBuffered({ buffered }: HTMLMediaElement): readonly BufferedRange[] {
  return Array.from({ length: buffered.length }, (_, i) => ({ from: buffered.start(i), to: buffered.end(i) }));
}

/** How much sound follows the present position without a hole. */
export function bufferedAhead(element: HTMLMediaElement): Seconds {
  const position = element.currentTime;
  const range = readBuffered(element).find(({ from, to }) => from <= position && position <= to);
  return range === undefined ? 0 : range.to - position;
}
