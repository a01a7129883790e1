import { spawn } from 'node:child_process';
import { SINK } from './sound-card';

export const SAMPLE_RATE = 48_000;
const BYTES_PER_SAMPLE = 4;
const START_LIMIT_MS = 10_000;

/** Records the output of a sound card from now on, for this many milliseconds: samples of -1 to 1, 48,000 a second. */
export async function record(server: string, milliseconds: number): Promise<Float32Array> {
  const format = ['--format=float32le', `--rate=${SAMPLE_RATE}`, '--channels=1', '--latency-msec=10', '--raw'];
  const recorder = spawn('parec', [`--server=${server}`, `--device=${SINK}.monitor`, ...format], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: AbortSignal.timeout(START_LIMIT_MS + milliseconds),
  });
  const wanted = Math.ceil((milliseconds / 1000) * SAMPLE_RATE) * BYTES_PER_SAMPLE;
  const parts: Buffer[] = [];
  let received = 0;
  for await (const part of recorder.stdout as AsyncIterable<Buffer>) {
    parts.push(part);
    received += part.length;
    if (received >= wanted) break;
  }
  recorder.kill();
  const bytes = Buffer.concat(parts).subarray(0, wanted);
  return Float32Array.from({ length: wanted / BYTES_PER_SAMPLE }, (_, at) => bytes.readFloatLE(at * BYTES_PER_SAMPLE));
}
