import type { DominantColour } from '../catalogue/song';
import type { ShortVideo } from './short-video';

/** As much of a clip as its poster shows. The URL takes `?w=`. */
export interface ClipCard {
  readonly id: string;
  readonly caption: string;
  /** Null where nobody knows whose it is. */
  readonly artistName: string | null;
  readonly coverUrl: string;
  readonly dominantColour: DominantColour;
  readonly views: number;
}

/** The card of a clip that is known in full. */
export const clipCardOf = ({ id, caption, artist, coverUrl, dominantColour, counters }: ShortVideo): ClipCard => ({
  ...{ id, caption, coverUrl, dominantColour },
  artistName: artist?.name ?? null,
  views: counters.views,
});

/** Where a clip is watched: in everybody's feed, or in that of one artist. */
export const clipPath = (clipId: string, artistId: string | null = null): string =>
  ['/short-video', clipId, ...(artistId === null ? [] : [artistId])].join('/');
