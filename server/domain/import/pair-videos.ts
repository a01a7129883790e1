import { byLikelihood, kindOfName, mayMove, stemOf } from './media-name';

export interface PairedNames {
  /** The video of each sound file that has one. */
  readonly videoOf: ReadonlyMap<string, string>;
  /** Every video that lies beside a sound file of its name; none of them is a song of its own. */
  readonly videos: ReadonlySet<string>;
}

/**
 * Finds the music videos among a folder's files: a video with the same name as a sound file, ignoring case and the way accents
 * are written. Of several videos, the ending decides which is likeliest. A video without a sound file beside it is a song of its
 * own.
 */
export function pairVideos(names: readonly string[]): PairedNames {
  const videos = names.filter(mayMove).sort(byLikelihood);
  const sounds = names.filter((name) => kindOfName(name) === 'media' && !mayMove(name));
  const soundStems = new Set(sounds.map(stemOf));
  const best = new Map([...videos].reverse().map((name) => [stemOf(name), name]));
  const pairs = sounds.flatMap((sound) => {
    const video = best.get(stemOf(sound));
    return video === undefined ? [] : [[sound, video] as const];
  });
  return { videoOf: new Map(pairs), videos: new Set(videos.filter((name) => soundStems.has(stemOf(name)))) };
}
