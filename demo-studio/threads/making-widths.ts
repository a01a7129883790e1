import { availableParallelism } from 'node:os';
import type { DemoTask } from '../making/demo-task';

/** More pieces at a time would need more memory than the server may use while it makes the demo. */
const MOST_AT_A_TIME = { picture: 2, song: 2, film: 2, clip: 2 } as const;

/** On platforms where threads cannot have their own priority, one core is left free for listeners. */
export function makingWidths(): Readonly<Record<DemoTask['kind'], number>> {
  const cores = Math.max(1, availableParallelism() - (process.platform === 'linux' ? 0 : 1));
  const { picture, song, film, clip } = MOST_AT_A_TIME;
  const most = (wished: number): number => Math.min(wished, cores);
  return { picture: most(picture), song: most(song), film: most(film), clip: most(clip) };
}
