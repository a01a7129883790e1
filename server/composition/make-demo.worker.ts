import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { MakePiece } from '../application/demo/make-piece';
import type { DemoFailure } from '../domain/demo/making/demo-studio.port';
import type { DemoTask } from '../domain/demo/making/demo-task';
import { fail, type Result } from '../domain/shared/result';
import { DemoPlace } from '../infrastructure/demo/demo-place';
import { FfmpegClipWriter } from '../infrastructure/demo/ffmpeg-clip-writer';
import { FfmpegFilmWriter } from '../infrastructure/demo/ffmpeg-film-writer';
import { FfmpegSoundWriter } from '../infrastructure/demo/ffmpeg-sound-writer';
import { SharpPictureWriter } from '../infrastructure/demo/sharp-picture-writer';
import type { MakingPlace } from './making-place';

const { folder, ffmpeg } = workerData as MakingPlace;
/** A lower priority than everything that serves listeners. */
const LOWER = 15;

// On Linux each thread has its own priority, which the programs that it starts inherit; elsewhere the priority belongs to the
// whole server.
if (process.platform === 'linux') setPriority(LOWER);

const place = new DemoPlace(folder);
const piece = new MakePiece({
  sounds: new FfmpegSoundWriter(ffmpeg, place),
  pictures: new SharpPictureWriter(place),
  films: new FfmpegFilmWriter(ffmpeg, place),
  clips: new FfmpegClipWriter(ffmpeg, place),
  texts: place,
});

async function make(task: DemoTask): Promise<Result<void, DemoFailure>> {
  return piece.execute(task).catch((error: unknown) => fail({ kind: 'broken', detail: String(error) }));
}

parentPort?.on('message', (task: DemoTask) => void make(task).then((outcome) => parentPort?.postMessage(outcome)));
