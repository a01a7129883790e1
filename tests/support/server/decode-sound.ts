import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fixtureFfmpeg } from '../fixtures/fixture-ffmpeg';

export const DECODED_RATE = 8_000;

/** Decodes MP4 bytes: one channel of samples from −1 to 1 at 8 kHz. */
export async function decodeSound(mp4: Uint8Array): Promise<Float32Array> {
  const output = ['-map', '0:a:0', '-ac', '1', '-ar', String(DECODED_RATE), '-f', 'f32le', 'pipe:1'];
  const child = spawn(await fixtureFfmpeg(), ['-v', 'error', '-i', 'pipe:0', ...output], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stdin.end(mp4);
  await once(child, 'close');
  const bytes = Buffer.concat(pieces);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** How loud some seconds of it are: the root of the mean square. */
export function loudnessOf(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from * DECODED_RATE, to * DECODED_RATE);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}
