import type { MediaViewModel } from '../../view-models/media.view-model';
import type { StageFace, StageViewModel } from '../../view-models/stage.view-model';

/** What the window is given to: the picture while the song is played as one. */
export const shownFace = (
  { face }: Pick<StageViewModel, 'face'>,
  { isVideo }: Pick<MediaViewModel, 'isVideo'>,
): StageFace => (isVideo ? 'video' : face);
