import type { MediaViewModel } from '../view-models/media.view-model';
import type { FullScreenFace, FullScreenViewModel } from '../view-models/full-screen.view-model';

/** What fills the window: the picture while the song plays as video. */
export const shownFace = (
  { face }: Pick<FullScreenViewModel, 'face'>,
  { isVideo }: Pick<MediaViewModel, 'isVideo'>,
): FullScreenFace => (isVideo ? 'video' : face);
