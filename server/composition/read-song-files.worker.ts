import { parentPort, workerData } from 'node:worker_threads';
import { ReadSongFile } from '../application/import/read-song-file';
import type { FileToRead } from '../domain/import/file-report';
import { FileMediaBytes } from '../infrastructure/files/file-media-bytes';
import { FilePictureStore } from '../infrastructure/images/file-picture-store';
import { WholeFiles } from '../infrastructure/images/whole-files';
import { MusicMetadataTagReader } from '../infrastructure/tags/music-metadata-tag-reader';
import type { ReadingPlaces } from './reading-places';

const { mediaFolder, pictureFolder } = workerData as ReadingPlaces;
const reading = new ReadSongFile({
  bytes: new FileMediaBytes(mediaFolder),
  tags: new MusicMetadataTagReader(),
  pictures: new FilePictureStore(new WholeFiles({ root: pictureFolder, isPrecious: true })),
});

let turn = Promise.resolve();

// One file after the other: reports go out in the order in which files came in, and the one that ends this thread is the
// first without a report. A bug ends the thread, which whoever waits for the file is told.
parentPort?.on('message', (file: FileToRead) => {
  turn = turn.then(async () => parentPort?.postMessage(await reading.execute(file)));
});
