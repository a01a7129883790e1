import type { AudioFacts, MediaContainer } from '../catalogue/media-facts';
import type { StreamFacts } from './containers/stream-facts';

const LOSSLESS: ReadonlySet<string> = new Set([
  ...['flac', 'alac', 'pcm', 'wavpack', 'ape', 'tta', 'dsd', 'tak', 'als', 'shorten', 'mlp', 'truehd', 'wmalossless'],
]);

/** Original formats that a browser in use plays, by container and codec, with the media type to check support with. */
const PLAYABLE: Readonly<Partial<Record<MediaContainer, Readonly<Record<string, string>>>>> = {
  mp3: { mp3: 'audio/mpeg' },
  flac: { flac: 'audio/flac' },
  wav: { pcm: 'audio/wav' },
  mp4: {
    aac: 'audio/mp4; codecs="mp4a.40.2"',
    alac: 'audio/mp4; codecs="alac"',
    flac: 'audio/mp4; codecs="flac"',
    opus: 'audio/mp4; codecs="opus"',
    mp3: 'audio/mp4; codecs="mp3"',
  },
  ogg: { vorbis: 'audio/ogg; codecs="vorbis"', opus: 'audio/ogg; codecs="opus"', flac: 'audio/ogg; codecs="flac"' },
  webm: { vorbis: 'audio/webm; codecs="vorbis"', opus: 'audio/webm; codecs="opus"' },
};

/**
 * The stored facts about a file's sound. A video's original is never offered as sound, because it would include the picture. A
 * file whose sound is not its first sound track is not offered either, because browsers would play the first track.
 */
export function describeAudio({ container, sound, video }: StreamFacts): AudioFacts {
  const mime = PLAYABLE[container]?.[sound.codec];
  return {
    ...sound,
    container,
    mime: mime ?? 'application/octet-stream',
    lossless: LOSSLESS.has(sound.codec),
    playable: mime !== undefined && video === null && (sound.track ?? 0) === 0,
  };
}
