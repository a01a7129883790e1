import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadSongFile } from '../../server/application/import/read-song-file';
import { withSoundsAmongVideos } from '../../server/application/import/sounds-among-videos';
import { findTools } from '../../server/composition/media-tools';
import type { FileReport, FileToRead } from '../../server/domain/import/file-report';
import { PLAIN_SPLIT } from '../../server/domain/import/split-names';
import { FfmpegMediaDecoder } from '../../server/infrastructure/ffmpeg/ffmpeg-media-decoder';
import { FileMediaBytes } from '../../server/infrastructure/files/file-media-bytes';
import { FileMediaFolder } from '../../server/infrastructure/files/file-media-folder';
import { inflate } from '../../server/infrastructure/files/inflate';
import { FilePictureStore } from '../../server/infrastructure/images/file-picture-store';
import { AtomicFileStore } from '../../server/infrastructure/images/atomic-file-store';
import { makePinoLogger } from '../../server/infrastructure/logging/pino-logger';

/** The report of every file below `folder` that a scan would read, as a scan would give it; by path relative to the folder. */
export async function readAsProduct(folder: string): Promise<ReadonlyMap<string, FileReport>> {
  const walk = await new FileMediaFolder(folder).walk(() => undefined);
  if (!walk.ok) throw new Error(`${folder} cannot be read: ${walk.error}`);
  const pictures = await mkdtemp(path.join(tmpdir(), 'song-foreign-'));
  try {
    const { tools } = await findTools(process.env.FFMPEG_PATH);
    const reading = new ReadSongFile({
      bytes: new FileMediaBytes(folder),
      decoder: new FfmpegMediaDecoder(folder, async () => tools),
      inflate,
      split: PLAIN_SPLIT,
      pictures: new FilePictureStore(new AtomicFileStore({ root: pictures, isDurable: false })),
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      log: makePinoLogger('error'),
    });
    const reports = new Map<string, FileReport>();
    const read = (file: FileToRead) => reading.execute(file);
    const examine = (file: FileToRead) => reading.examine(file);
    const files = { read, examine, rest: async () => undefined, width: 1 };
    const whole = await withSoundsAmongVideos(walk.value, [], { files, isStopped: () => false });
    for (const file of whole.files) reports.set(file.path, await reading.execute(file));
    return reports;
  } finally {
    await rm(pictures, { recursive: true, force: true });
  }
}
