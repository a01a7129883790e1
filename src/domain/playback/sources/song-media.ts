import type { SongDetails } from '../../catalogue/song-details';
import type { AudioQuality, MediaChoice, Medium, VideoQuality } from './media-choice';
import { renditionsOf } from './preferred-sources';

/** The rendition that plays at this moment: bits per second, and the lines of a picture. */
export interface PlayingRendition {
  readonly bitrate: number;
  readonly height: number | null;
}

/** In which ways a song can be played, and in which way it is played. */
export interface SongMedia {
  readonly medium: Medium;
  readonly hasVideo: boolean;
  /** For the medium that plays: `auto`, then every rendition, best first, then the original file if there is one. */
  readonly qualities: readonly AudioQuality[];
  /** One of `qualities`. */
  readonly quality: AudioQuality;
  /** The lowest rendition is played, whatever was chosen. */
  readonly sparesData: boolean;
}

/** Until a song's details are known, only the listener's choice is available. */
function unknownMedia({ audioQuality, sparesData }: MediaChoice): SongMedia {
  const qualities = audioQuality === 'auto' ? [audioQuality] : ['auto' as const, audioQuality];
  return { medium: 'audio', hasVideo: false, qualities, quality: audioQuality, sparesData };
}

function audioQualities({ audioSources }: SongDetails): readonly AudioQuality[] {
  const bitrates = renditionsOf(audioSources).map(({ bitrate }) => bitrate);
  const hasFile = audioSources.some(({ kind }) => kind === 'file');
  return ['auto', ...bitrates.reverse(), ...(hasFile ? (['original'] as const) : [])];
}

function videoQualities({ videoSources }: SongDetails): readonly VideoQuality[] {
  const heights = renditionsOf(videoSources).flatMap(({ height }) => height ?? []);
  return ['auto', ...heights.reverse()];
}

/**
 * The nearest of these that is not above the chosen quality, as a song does not have every rendition; the lowest if all are
 * above; `auto` if none.
 */
function offered(qualities: readonly AudioQuality[], chosen: AudioQuality): AudioQuality {
  if (qualities.includes(chosen) || typeof chosen !== 'number') return qualities.includes(chosen) ? chosen : 'auto';
  const below = qualities.find((quality) => typeof quality === 'number' && quality <= chosen);
  return below ?? qualities.findLast((quality) => typeof quality === 'number') ?? 'auto';
}

/** The result of the listener's choice for this song: video only if the song has one. Null is a song that is not known yet. */
export function songMedia(details: SongDetails | null, choice: MediaChoice): SongMedia {
  const { sparesData } = choice;
  if (details === null) return unknownMedia(choice);
  const hasVideo = details.videoSources.length > 0;
  const medium = hasVideo ? choice.medium : 'audio';
  const qualities = medium === 'video' ? videoQualities(details) : audioQualities(details);
  const chosen = medium === 'video' ? choice.videoQuality : choice.audioQuality;
  return { medium, hasVideo, qualities, quality: offered(qualities, chosen), sparesData };
}
