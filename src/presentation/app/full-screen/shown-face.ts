import type { MediaViewModel } from '../../view-models/media.view-model';
import type { FullScreenFace, FullScreenViewModel } from '../../view-models/full-screen.view-model';

/** What the window is given to: the picture while the song is played as one. */
export const shownFace = (
  { face }: Pick<FullScreenViewModel, 'face'>,
  { isVideo }: Pick<MediaViewModel, 'isVideo'>,
): FullScreenFace => (isVideo ? 'video' : face);
