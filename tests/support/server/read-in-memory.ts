import { createHash } from 'node:crypto';
import { ReadSongFile } from '../../../server/application/import/read-song-file';
import type { FileReport } from '../../../server/domain/import/file-report';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import { inflate } from '../../../server/infrastructure/files/inflate';
import { aFileToRead } from '../builders/a-known-file';
import { aByteReader } from '../builders/tag-bytes';
import { NO_DECODER } from './no-decoder';

/** What a scan makes of a file with these bytes, by the words beside it too, on a machine without ffmpeg. Pictures are not kept. */
export function readInMemory(name: string, bytes: Uint8Array, lyricsBeside?: Uint8Array): Promise<FileReport> {
  const reading = new ReadSongFile({
    bytes: {
      open: async () => ({ ...aByteReader(bytes), fingerprint: async () => 'print', close: async () => undefined }),
      readSmall: async () => lyricsBeside,
    },
    ...{ decoder: NO_DECODER, inflate, split: PLAIN_SPLIT },
    pictures: { keep: async () => ({ ok: false, error: 'broken' }) },
    hash: (piece) => createHash('sha256').update(piece).digest('hex'),
  });
  return reading.execute(aFileToRead(name, { lyricsBeside: lyricsBeside && 'beside.lrc' }));
}

/** The song that the file is. Throws where it is none. */
export async function songIn(name: string, bytes: Uint8Array, lyricsBeside?: Uint8Array) {
  const report = await readInMemory(name, bytes, lyricsBeside);
  if (report.kind !== 'song') throw new Error(`${name} is no song: ${JSON.stringify(report)}`);
  return report;
}
