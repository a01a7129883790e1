import type { DominantColour } from '../catalogue/song';
import { pagePath } from '../shared/page-path';
import type { ShortVideo } from './short-video';

/** The parts of a clip that its poster shows. `coverUrl` may contain `{width}`. */
export interface ClipCard {
  readonly id: string;
  readonly caption: string;
  /** Null if the artist is unknown. */
  readonly artistName: string | null;
  readonly coverUrl: string;
  readonly dominantColour: DominantColour;
  readonly views: number;
}

/** The card of a clip whose details are all loaded. */
export const clipCardOf = ({ id, caption, artist, coverUrl, dominantColour, counters }: ShortVideo): ClipCard => ({
  id,
  caption,
  coverUrl,
  dominantColour,
  artistName: artist?.name ?? null,
  views: counters.views,
});

/** The path at which a clip is watched: in the general feed, or in that of one artist. */
export const clipPath = (clipId: string, artistId: string | null = null): string =>
  [pagePath('short-video', clipId), ...(artistId === null ? [] : [encodeURIComponent(artistId)])].join('/');
