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

parentPort?.on('message', (file: FileToRead) => {
  // A bug ends the worker, which whoever waits for the file is told.
  void reading.execute(file).then((report) => parentPort?.postMessage(report));
});
