import { stat, utimes } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const PULSE_MS = 2_000;
/** Five missed pulses. */
const SILENCE_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 250;

/** Touches `file` every 2 s for other processes; `onLost` is called once when it is gone. The returned function stops it. */
export function startHeartbeat(file: string, onLost: () => void, everyMs = PULSE_MS): () => void {
  let resting = false;
  const rest = (): void => {
    resting = true;
    clearInterval(pulse);
  };
  const pulse = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch((error: NodeJS.ErrnoException) => {
      if (resting || error.code !== 'ENOENT') return;
      rest();
      onLost();
    });
  }, everyMs);
  pulse.unref();
  return rest;
}

/** Watches `file` for up to 10 s: true as soon as it was touched, false when it stays as it is or goes away. */
export async function showsLife(file: string, limitMs = SILENCE_LIMIT_MS): Promise<boolean> {
  const before = await touchedAt(file);
  for (let waited = 0; waited < limitMs; waited += LOOK_EVERY_MS) {
    const now = await touchedAt(file);
    if (now === undefined) return false;
    // Compared with the file's own earlier time: two machines' clocks may differ.
    if (now !== before) return true;
    await wait(LOOK_EVERY_MS);
  }
  return false;
}

function touchedAt(file: string): Promise<number | undefined> {
  return stat(file).then(
    (stats) => stats.mtimeMs,
    () => undefined,
  );
}
