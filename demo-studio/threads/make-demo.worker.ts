import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { MakePiece } from '../making/make-piece';
import { notMade, type PieceOutcome } from '../making/piece-outcome';
import type { DemoTask } from '../making/demo-task';
import { DemoPlace } from '../encoding/demo-place';
import { FfmpegClipWriter } from '../encoding/ffmpeg-clip-writer';
import { FfmpegFilmWriter } from '../encoding/ffmpeg-film-writer';
import { FfmpegSoundWriter } from '../encoding/ffmpeg-sound-writer';
import { SharpPictureWriter } from '../encoding/sharp-picture-writer';
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

async function make(task: DemoTask): Promise<PieceOutcome> {
  return piece.execute(task).catch((error: unknown) => notMade({ kind: 'broken', detail: String(error) }));
}

parentPort?.on('message', (task: DemoTask) => void make(task).then((outcome) => parentPort?.postMessage(outcome)));
