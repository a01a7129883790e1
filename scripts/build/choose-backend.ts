import { parseArgs } from 'node:util';
import type { Backend } from '../../src/application/ports/backend.port';
import { BACKENDS } from '../../src/composition/backends';
import { parseBackendUrl } from './parse-backend-url';

type Registry = Readonly<Record<string, Pick<Backend, 'needsServerUrl'>>>;

const DEFAULT_BACKEND = 'song';

/**
 * Settles in `BACKEND` and `BACKEND_URL` which backend the web app is built for, and at which address it is; options stand above
 * these variables. Throws if there is no such backend, or if the address is missing, superfluous or no address.
 */
export function chooseBackend(args: readonly string[], registry: Registry = BACKENDS): void {
  const { backend, url } = readChoice(args);
  const chosen = Object.entries(registry).find(([name]) => name === backend)?.[1];
  if (chosen === undefined) {
    throw new Error(`there is no backend "${backend}"; there are: ${Object.keys(registry).join(', ')}`);
  }
  process.env['BACKEND_URL'] = addressOf(backend, url, chosen.needsServerUrl === true);
  process.env['BACKEND'] = backend;
}

/** The same for a program, which ends with the message alone. */
export function chooseBackendOrExit(args: readonly string[]): void {
  try {
    chooseBackend(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function readChoice(args: readonly string[]): { readonly backend: string; readonly url: string } {
  const options = { backend: { type: 'string' }, 'backend-url': { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { BACKEND = '', BACKEND_URL = '' } = process.env;
  return {
    backend: values.backend ?? (BACKEND === '' ? DEFAULT_BACKEND : BACKEND),
    url: values['backend-url'] ?? BACKEND_URL,
  };
}

function addressOf(backend: string, url: string, isNeeded: boolean): string {
  if (isNeeded && url === '') {
    throw new Error(`the backend "${backend}" needs the address of its server: --backend-url=https://… or BACKEND_URL`);
  }
  if (!isNeeded && url !== '') {
    throw new Error(`the backend "${backend}" is the server of the page and takes no address; leave out BACKEND_URL`);
  }
  return url === '' ? '' : parseBackendUrl(url);
}
