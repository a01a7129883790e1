import type { ToolBox } from '../infrastructure/ffmpeg/command';
import { findConfinement } from '../infrastructure/ffmpeg/confinement';
import { describeFfmpeg, findFfmpeg } from '../infrastructure/ffmpeg/find-ffmpeg';

export interface FoundTools {
  /** Undefined where there is no ffmpeg. */
  readonly tools: ToolBox | undefined;
  /** One line: which ffmpeg, or why there is none. */
  readonly mediaTools: string;
}

/** Looks for ffmpeg, and for what it can be confined by. */
export async function findTools(configured: string | undefined): Promise<FoundTools> {
  const ffmpeg = await findFfmpeg(configured);
  const mediaTools = describeFfmpeg(ffmpeg);
  if (ffmpeg === undefined) return { tools: undefined, mediaTools };
  return { tools: { ffmpeg, confinement: await findConfinement(ffmpeg.path) }, mediaTools };
}
