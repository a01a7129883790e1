import { takeFolder } from '../../../server/infrastructure/shared/folder-lock';

/** Tries to lock the folder of its first argument, prints the result, and keeps running. */
async function hold(): Promise<void> {
  const lock = await takeFolder(process.argv[2] ?? '');
  process.stdout.write(`${JSON.stringify(lock.ok ? 'taken' : lock.error)}\n`);
  setInterval(() => undefined, 60_000);
}

void hold();
