import Hls, { type ErrorData, type ErrorDetails } from 'hls.js/light';
import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import { isRefusal } from '../shared/media-fault';
import { BROKEN_STATUS } from './checked-loader';

/**
 * The reaction that a fatal hls.js error requires. `doubt`: a fragment is missing or data is malformed, which may be temporary;
 * `end-missing`: only the very last fragment is gone.
 */
export type HlsTrouble =
  | { readonly kind: 'network' }
  | { readonly kind: 'media' }
  | { readonly kind: 'doubt'; readonly fault: PlaybackFault }
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

/** Whether the address is no longer valid, fatal or not: hls.js would try other renditions, which expired together with it. */
export const isRefused = ({ response }: ErrorData): boolean => isRefusal(response?.code ?? 0);

/** The addresses of a playlist that arrived malformed, fatal or not; none for any other error. */
export const malformedAddresses = ({ details, context, url }: ErrorData): readonly string[] =>
  MALFORMED.has(details) ? [context?.url, url].filter((address) => address !== undefined) : [];

const isGone = ({ response }: ErrorData): boolean => response?.code === 404 || response?.code === 410;

/** Puts a fatal error into one of five classes; `lastFragment` is the number of the playlist's last one. */
export function classifyTrouble(data: ErrorData, lastFragment: number | null): HlsTrouble {
  if (UNSUPPORTED.has(data.details)) return { kind: 'final', fault: 'unsupported' };
  if (MALFORMED.has(data.details)) return { kind: 'doubt', fault: 'decode' };
  if (isGone(data) && PLAYLISTS.has(data.details)) return { kind: 'final', fault: 'not-found' };
  if (data.frag !== undefined && data.frag.sn === lastFragment && isGone(data)) return { kind: 'end-missing' };
  if (data.response?.code === BROKEN_STATUS) return { kind: 'doubt', fault: 'decode' };
  if (data.frag !== undefined && isGone(data)) return { kind: 'doubt', fault: 'not-found' };
  if (data.type === Hls.ErrorTypes.NETWORK_ERROR) return { kind: 'network' };
  return data.type === Hls.ErrorTypes.MEDIA_ERROR ? { kind: 'media' } : { kind: 'final', fault: 'decode' };
}
