import { MakePosters, type PosterTools } from '../application/media/make-posters';
import { PrepareClips, type ClipTools } from '../application/media/prepare-clips';
import type { ToolBox } from '../infrastructure/ffmpeg/command';
import { FfmpegPosterMaker } from '../infrastructure/ffmpeg/ffmpeg-poster-maker';

export interface ClipDeps extends Pick<ClipTools, 'sources' | 'packager'>, Pick<PosterTools, 'pictures' | 'slots'> {
  readonly shorts: PosterTools['clips'] & ClipTools['clips'];
  readonly tools: ToolBox | undefined;
}

/** Prepares short videos before anybody swipes to them. */
export function composeClips({ shorts, tools, sources, packager, pictures, slots }: ClipDeps): PrepareClips {
  const posters = new MakePosters(sources, { clips: shorts, posters: new FfmpegPosterMaker(tools), pictures, slots });
  return new PrepareClips({ clips: shorts, sources, packager, posters });
}
