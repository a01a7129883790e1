import type { MediaDecoder } from '../../../server/domain/import/media-decoder.port';

/** What a machine without ffmpeg has: files are what our own readers make of them. */
export const NO_DECODER: MediaDecoder = { decode: async () => undefined };
