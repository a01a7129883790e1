import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Serves the same bytes with Node alone: the upper limit for the comparison. */
export interface BareServer {
  readonly port: number;
  stop(): void;
}

const CHILD = path.resolve('bench', 'bare-server-child.ts');

/** Serves `file` whole or by ranges at `/`, from a separate process. */
export async function startBareServer(file: string, contentType: string): Promise<BareServer> {
  const child: ChildProcess = fork(CHILD, [file, contentType], { execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return { port, stop: () => child.kill() };
}
