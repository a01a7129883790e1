import type { MediaViewModel } from './media.view-model';
import type { FullScreenFace, FullScreenViewModel } from './full-screen.view-model';

/** What fills the window: the picture while the song plays as video. */
export const shownFace = (
  { face }: Pick<FullScreenViewModel, 'face'>,
  { isVideo }: Pick<MediaViewModel, 'isVideo'>,
): FullScreenFace => (isVideo ? 'video' : face);
