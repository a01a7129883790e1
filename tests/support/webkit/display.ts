import { startGroup } from './start-group';

const SCREEN = '1600x1100x24';
const START_LIMIT_MS = 10_000;

export interface Display {
  readonly name: string;
  close(): void;
}

/** Opens a virtual screen under a free number. */
export async function openDisplay(): Promise<Display> {
  const { said, close } = startGroup(['Xvfb', '-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb did not start: is xvfb installed?')), START_LIMIT_MS);
    said.once('data', (line: Buffer) => {
      clearTimeout(late);
      resolve(line.toString().trim());
    });
  });
  return { name: `:${number}`, close };
}
