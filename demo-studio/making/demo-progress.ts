import type { DemoPiece, DemoProgress } from '../../contract/kernel/demo-progress';
import type { DemoTask } from './demo-task';

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
