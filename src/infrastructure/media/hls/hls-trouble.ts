import Hls, { type ErrorData, type ErrorDetails } from 'hls.js/light';
import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';

/** What a fatal hls.js error asks for. `end-missing`: only the very last fragment is gone. */
export type HlsTrouble =
  | { readonly kind: 'network' }
  | { readonly kind: 'media' }
  | { readonly kind: 'end-missing' }
  | { readonly kind: 'final'; readonly fault: PlaybackFault };

const UNSUPPORTED: ReadonlySet<ErrorDetails> = new Set([
  Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  Hls.ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  Hls.ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
]);

const MALFORMED: ReadonlySet<ErrorDetails> = new Set([
  Hls.ErrorDetails.MANIFEST_PARSING_ERROR,
  Hls.ErrorDetails.LEVEL_EMPTY_ERROR,
  Hls.ErrorDetails.LEVEL_PARSING_ERROR,
]);

const PLAYLISTS: ReadonlySet<ErrorDetails> = new Set([
  Hls.ErrorDetails.MANIFEST_LOAD_ERROR,
  Hls.ErrorDetails.LEVEL_LOAD_ERROR,
]);

const isGone = ({ response }: ErrorData): boolean => response?.code === 404 || response?.code === 410;

/** Puts a fatal error into one of four classes; `lastFragment` is the number of the playlist's last one. */
export function classifyTrouble(data: ErrorData, lastFragment: number | null): HlsTrouble {
  if (UNSUPPORTED.has(data.details)) return { kind: 'final', fault: 'unsupported' };
  if (MALFORMED.has(data.details)) return { kind: 'final', fault: 'decode' };
  if (isGone(data) && PLAYLISTS.has(data.details)) return { kind: 'final', fault: 'not-found' };
  if (data.frag !== undefined && data.frag.sn === lastFragment && isGone(data)) return { kind: 'end-missing' };
  if (data.type === Hls.ErrorTypes.NETWORK_ERROR) return { kind: 'network' };
  return data.type === Hls.ErrorTypes.MEDIA_ERROR ? { kind: 'media' } : { kind: 'final', fault: 'decode' };
}
