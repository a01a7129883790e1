import type { ToolBox } from '../../../server/infrastructure/ffmpeg/command';
import { findConfinement } from '../../../server/infrastructure/ffmpeg/confinement';
import { findFfmpeg } from '../../../server/infrastructure/ffmpeg/find-ffmpeg';

/** The ffmpeg that the server would find, and the one inside the npm package. */
export const FFMPEGS = ['the ffmpeg in use', 'the ffmpeg of the npm package'] as const;
export type WhichFfmpeg = (typeof FFMPEGS)[number];

async function find(which: WhichFfmpeg): Promise<ToolBox['ffmpeg']> {
  const search = which === 'the ffmpeg in use' ? process.env : { PATH: '' };
  const ffmpeg = await findFfmpeg(search.FFMPEG_PATH, search.PATH);
  if (ffmpeg === undefined) throw new Error('no ffmpeg: set FFMPEG_PATH, or install the optional packages');
  return ffmpeg;
}

export async function toolBox(which: WhichFfmpeg): Promise<ToolBox> {
  const ffmpeg = await find(which);
  return { ffmpeg, confinement: await findConfinement(ffmpeg.path) };
}

const paths = new Map<WhichFfmpeg, Promise<string>>();

/** The path of an ffmpeg, for which a test file looks only once. */
export function ffmpegPath(which: WhichFfmpeg): Promise<string> {
  const path = paths.get(which) ?? find(which).then((ffmpeg) => ffmpeg.path);
  paths.set(which, path);
  return path;
}
