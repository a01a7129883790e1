import type { MediaDecoder } from '../../../server/domain/import/media-decoder.port';

/** The decoder of a machine without ffmpeg: only our own readers read files. */
export const NO_DECODER: MediaDecoder = { decode: async () => undefined };
