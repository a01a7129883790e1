import type { DemoTask } from './demo-task';

/** What is being made at this moment. */
export interface DemoPiece {
  readonly kind: 'picture' | 'song' | 'video';
  readonly title: string;
  /** Empty where a picture has no artist. */
  readonly artist: string;
}

/** The progress of the demo. `made` and `total` count what can be played: songs, videos and clips. */
export interface DemoProgress {
  readonly state: 'off' | 'making' | 'ready';
  readonly made: number;
  readonly total: number;
  readonly current: DemoPiece | null;
  /** An estimate; null unless the demo is being made. */
  readonly remainingSeconds: number | null;
}

export const NO_DEMO: DemoProgress = { state: 'off', made: 0, total: 0, current: null, remainingSeconds: null };

/** How many songs, films and clips of a plan can be played in total, and how many of them are among these files. */
export function countPlayable(
  plan: readonly DemoTask[],
  made: ReadonlySet<string>,
): Pick<DemoProgress, 'made' | 'total'> {
  const playable = plan.filter(({ kind }) => kind !== 'picture');
  return { total: playable.length, made: playable.filter(({ output }) => made.has(output)).length };
}

/** The description of a task for a person who waits for it. */
export function describeTask(task: DemoTask): DemoPiece {
  if (task.kind === 'picture') return { kind: 'picture', title: task.title, artist: '' };
  return { kind: task.kind === 'song' ? 'song' : 'video', title: task.song.title, artist: task.album.artist };
}
