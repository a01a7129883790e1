import { spawn } from 'node:child_process';
import { once } from 'node:events';

const RATE = 8_000;
const BYTES_A_MILLISECOND = (RATE * 2) / 1_000;
const LIMIT_MS = 60_000;

/** How many milliseconds of a file's first audio track the installed ffmpeg decodes; 0 if it decodes nothing. */
export async function decodedMs(ffmpeg: string, file: string): Promise<number> {
  const output = ['-map', '0:a:0', '-ac', '1', '-ar', String(RATE), '-f', 's16le', 'pipe:1'];
  const child = spawn(ffmpeg, ['-nostdin', '-v', 'quiet', '-i', `file:${file}`, ...output], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: LIMIT_MS,
  });
  let bytes = 0;
  child.stdout.on('data', (piece: Buffer) => (bytes += piece.length));
  await once(child, 'close');
  return bytes / BYTES_A_MILLISECOND;
}
