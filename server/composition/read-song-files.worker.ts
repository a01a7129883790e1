import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ReadSongFile } from '../application/import/read-song-file';
import { FewAtATime } from '../application/shared/few-at-a-time';
import { FfmpegMediaDecoder } from '../infrastructure/ffmpeg/ffmpeg-media-decoder';
import { FileMediaBytes } from '../infrastructure/files/file-media-bytes';
import { FilePictureStore } from '../infrastructure/images/file-picture-store';
import { inflate } from '../infrastructure/files/inflate';
import { AtomicFileStore } from '../infrastructure/images/atomic-file-store';
import { makePinoLogger } from '../infrastructure/logging/pino-logger';
import type { ReadingTask } from '../infrastructure/workers/worker-song-files';
import { findTools } from './media-tools';
import type { ReadingSettings } from './reading-settings';

const { mediaFolder, pictureFolder, split, ffmpegPath, logLevel } = workerData as ReadingSettings;
const reading = new ReadSongFile({
  bytes: new FileMediaBytes(mediaFolder),
  decoder: new FfmpegMediaDecoder(mediaFolder, async () => (await findTools(ffmpegPath)).tools),
  inflate,
  split,
  pictures: new FilePictureStore(new AtomicFileStore({ root: pictureFolder, isDurable: true })),
  hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  log: makePinoLogger(logLevel),
});

/** While one file waits for the disk, others are processed. */
const lanes = new FewAtATime(4);
let turn = Promise.resolve();

// Several files are read at a time, but reports are sent in the order in which files arrived: the file that crashes this thread
// is the first without a report. An exception ends the thread in its turn, and this is reported to the caller that waits for the
// file.
parentPort?.on('message', ({ what, file }: ReadingTask) => {
  const report = lanes.run<unknown>(() => (what === 'look' ? reading.examine(file) : reading.execute(file)));
  report.catch(() => undefined);
  turn = turn.then(async () => parentPort?.postMessage(await report));
});
