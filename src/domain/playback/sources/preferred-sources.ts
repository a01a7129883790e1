import type { SongDetails } from '../../catalogue/song-details';
import type { MediaChoice } from './media-choice';
import type { PlaybackSource } from './playback-source';

type SizeOf = (source: PlaybackSource) => number;

const bitsOf: SizeOf = ({ bitrate }) => bitrate;
/** A picture of unknown height is not known to be small enough. */
const linesOf: SizeOf = ({ height = Infinity }) => height;

/** The single renditions among these sources, lowest first: without adaptive sources and the original file. */
export const renditionsOf = (sources: readonly PlaybackSource[]): readonly PlaybackSource[] =>
  sources.filter(({ kind, bitrate }) => kind === 'hls' && bitrate > 0).sort((a, b) => a.bitrate - b.bitrate);

function putFirst(first: PlaybackSource | undefined, sources: readonly PlaybackSource[]): readonly PlaybackSource[] {
  return first === undefined ? sources : [first, ...sources];
}

/** The best rendition that is not above the wanted size; the lowest if all are above. */
function nearest(sources: readonly PlaybackSource[], wanted: number, sizeOf: SizeOf): PlaybackSource | undefined {
  const renditions = renditionsOf(sources);
  return renditions.findLast((source) => sizeOf(source) <= wanted) ?? renditions[0];
}

function preferredAudio({ audioSources }: SongDetails, { audioQuality, sparesData }: MediaChoice) {
  if (sparesData) return putFirst(renditionsOf(audioSources)[0], audioSources);
  if (audioQuality === 'auto') return audioSources;
  if (audioQuality !== 'original') return putFirst(nearest(audioSources, audioQuality, bitsOf), audioSources);
  return putFirst(
    audioSources.find(({ kind }) => kind === 'file'),
    audioSources,
  );
}

function preferredVideo({ videoSources }: SongDetails, { videoQuality, sparesData }: MediaChoice) {
  if (sparesData) return putFirst(renditionsOf(videoSources)[0], videoSources);
  return videoQuality === 'auto' ? videoSources : putFirst(nearest(videoSources, videoQuality, linesOf), videoSources);
}

/**
 * A song's sources in the order in which the listener wants them tried: those of the chosen medium first, and for each medium the
 * chosen rendition, or the nearest below it; the lowest if data is saved. The other medium is better than silence.
 */
function preferredSources(details: SongDetails, choice: MediaChoice): readonly PlaybackSource[] {
  const audio = preferredAudio(details, choice);
  const video = preferredVideo(details, choice);
  return choice.medium === 'video' ? [...video, ...audio] : [...audio, ...video];
}

/**
 * The distinct ways of playing a song, best first, as the listener wants it. If a playlist fails, its single renditions fail too,
 * so after the first playlist the original file comes next.
 */
export function sourcesToTry(details: SongDetails, choice: MediaChoice): readonly PlaybackSource[] {
  const kinds = new Map<string, PlaybackSource>();
  for (const source of preferredSources(details, choice)) {
    const kind = `${source.medium} ${source.kind}`;
    if (!kinds.has(kind)) kinds.set(kind, source);
  }
  return [...kinds.values()];
}
