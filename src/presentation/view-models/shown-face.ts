import type { Capability } from '../../domain/shared/capability';
import type { MediaViewModel } from './media.view-model';
import type { FullScreenFace, FullScreenViewModel } from './full-screen.view-model';

/** What fills the window: the picture while the song plays as video, and never lyrics where the backend has none. */
export const shownFace = (
  { face }: Pick<FullScreenViewModel, 'face'>,
  { isVideo }: Pick<MediaViewModel, 'isVideo'>,
  supports: (capability: Capability) => boolean,
): FullScreenFace => {
  if (isVideo) return 'video';
  return face === 'lyrics' && !supports('lyrics') ? 'cover' : face;
};
