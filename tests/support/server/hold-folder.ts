import { takeFolder } from '../../../server/infrastructure/shared/folder-lock';

/** A process that tries to own the folder of its first argument, says how that went, and stays. */
async function hold(): Promise<void> {
  const lock = await takeFolder(process.argv[2] ?? '');
  process.stdout.write(`${JSON.stringify(lock.ok ? 'taken' : lock.error)}\n`);
  setInterval(() => undefined, 60_000);
}

void hold();
