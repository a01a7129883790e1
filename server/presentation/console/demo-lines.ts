import type { DemoPiece, DemoProgress } from '../../../contract/kernel/demo-progress';

const MINUTE_SECONDS = 60;
/** Below this, minutes would be too coarse. */
const SECONDS_SHOWN_BELOW = 90;

const KINDS: Readonly<Record<DemoPiece['kind'], string>> = { picture: 'picture', song: 'song', video: 'video' };

function timeLeft(seconds: number): string {
  if (seconds < SECONDS_SHOWN_BELOW) return `about ${seconds} s left`;
  return `about ${Math.round(seconds / MINUTE_SECONDS)} min left`;
}

/** The line that is shown while the demo is made. */
export function demoLine({ made, total, current, remainingSeconds }: DemoProgress): string {
  const piece = current === null ? '' : `; now the ${KINDS[current.kind]} “${current.title}”`;
  const time = remainingSeconds === null ? '' : `, ${timeLeft(remainingSeconds)}`;
  return `making demo music: ${made} of ${total} songs and videos${time}${piece}`;
}

/** The lines that are shown when the demo is made. Where a piece failed, the next start tries again. */
export function demoEndLines({ made, total }: DemoProgress): readonly string[] {
  const missing = made === total ? '' : `; ${total - made} failed and will be tried again at the next start`;
  return [`demo music: ${made} songs and videos are there${missing}`];
}
