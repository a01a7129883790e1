import { createHash } from 'node:crypto';
import { ReadSongFile } from '../../../server/application/import/read-song-file';
import type { FileReport } from '../../../server/domain/import/file-report';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import { inflate } from '../../../server/infrastructure/files/inflate';
import { aFileToRead } from '../builders/a-known-file';
import { aByteReader } from '../builders/tag-bytes';
import { NO_DECODER } from './no-decoder';
import { silentLogger } from './silent-logger';

/**
 * The result of scanning a file with these bytes, and with lyrics beside it if given, on a machine without ffmpeg. Pictures are
 * not stored.
 */
export function readInMemory(name: string, bytes: Uint8Array, lyricsBeside?: Uint8Array): Promise<FileReport> {
  const reading = new ReadSongFile({
    bytes: {
      open: async () => ({ ...aByteReader(bytes), fingerprint: async () => 'print', close: async () => undefined }),
      readSmall: async () => lyricsBeside,
    },
    decoder: NO_DECODER,
    inflate,
    split: PLAIN_SPLIT,
    pictures: { keep: async () => ({ ok: false, error: 'broken' }) },
    hash: (piece) => createHash('sha256').update(piece).digest('hex'),
    log: silentLogger,
  });
  return reading.execute(aFileToRead(name, { lyricsBeside: lyricsBeside && 'beside.lrc' }));
}

/** Returns the song in the file. Throws if it is not a song. */
export async function songIn(name: string, bytes: Uint8Array, lyricsBeside?: Uint8Array) {
  const report = await readInMemory(name, bytes, lyricsBeside);
  if (report.kind !== 'song') throw new Error(`${name} is no song: ${JSON.stringify(report)}`);
  return report;
}
