import type { ClipComments } from '../domain/shorts/clip-comments.port';
import type { ShortVideos } from '../domain/shorts/short-videos.port';
import { token } from './token';

/** What every backend binds for clips, in addition to its catalogue. */
export const V = {
  ClipComments: token<ClipComments>('ClipComments'),
  ShortVideos: token<ShortVideos>('ShortVideos'),
};
