import type { ToolBox } from '../infrastructure/ffmpeg/command';
import { describeConfinement, findConfinement } from '../infrastructure/ffmpeg/confinement';
import { describeFfmpeg, describeHoles, findFfmpeg } from '../infrastructure/ffmpeg/find-ffmpeg';

export interface FoundTools {
  /** Undefined where there is no ffmpeg. */
  readonly tools: ToolBox | undefined;
  /** The ffmpeg that was found, or why there is none; then a line for each fact that makes it less safe than it could be. */
  readonly mediaTools: readonly string[];
}

/** Looks for ffmpeg, and for a means to confine it. */
export async function findTools(configured: string | undefined): Promise<FoundTools> {
  const ffmpeg = await findFfmpeg(configured);
  if (ffmpeg === undefined) return { tools: undefined, mediaTools: [describeFfmpeg(ffmpeg)] };
  const confinement = await findConfinement(ffmpeg.path);
  const mediaTools = [describeFfmpeg(ffmpeg), ...describeHoles(ffmpeg), ...describeConfinement(confinement)];
  return { tools: { ffmpeg, confinement }, mediaTools };
}
