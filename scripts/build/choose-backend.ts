import { parseArgs } from 'node:util';
import { BACKENDS } from '../../src/composition/backends';

/** Reads which backend the web app is built for. Throws if there is none of that name. */
export function chooseBackend(args: readonly string[]): void {
  const { backend } = parseArgs({ args: [...args], options: { backend: { type: 'string' } } }).values;
  if (backend === undefined) return;
  const names = Object.keys(BACKENDS);
  if (!names.includes(backend)) throw new Error(`there is no backend "${backend}"; there are: ${names.join(', ')}`);
  process.env['BACKEND'] = backend;
}
