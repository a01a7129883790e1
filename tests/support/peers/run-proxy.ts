import { spawn } from 'node:child_process';
import type { ProxyCommand } from './proxies';

export interface RunningProxy {
  stop(): Promise<void>;
}

/** Starts a proxy and resolves once it listens; rejects with all its output if it ends before. */
export function runProxy({ command, args, listens }: ProxyCommand, home: string): Promise<RunningProxy> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', () => reject(new Error(`${command} cannot be started: is it installed?`)));
    child.once('close', () => reject(new Error(`${command} ended before it listened: ${said}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (listens.test(said)) resolve({ stop: () => (child.kill('SIGTERM'), ended) });
    });
  });
}
