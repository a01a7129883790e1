import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { packageRoot } from '../../../server/infrastructure/shared/package-root';
import { compiledProgram } from './compiled-program';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A TypeScript file of `tests/support/server` running in a process of its own, with what it printed so far. */
export class ScriptProcess {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
    const root = packageRoot();
    const program = compiledProgram(path.join(root, 'tests', 'support', 'server', script));
    const { PATH, HOME } = process.env;
    this.child = spawn(process.execPath, [program, ...args], { cwd: root, env: { PATH, HOME, ...env } });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.ended = new Promise((resolve) => this.child.once('close', (code, signal) => resolve({ code, signal })));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** The first match in its output; throws with the whole output if the process ends without one. */
  async prints(form: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = form.exec(this.stdout);
      if (found !== null) return found;
      const ended = await Promise.race([this.ended, new Promise((resolve) => setTimeout(resolve, 10))]);
      if (ended !== undefined)
        throw new Error(`it ended before printing ${String(form)}: ${this.stdout}${this.stderr}`);
    }
  }
}

const STOP_LIMIT_MS = 20_000;

/** Starts processes and stops them after each test, even a failed one. */
export function withProcesses(): (
  script: string,
  args?: readonly string[],
  env?: Record<string, string>,
) => ScriptProcess {
  const running: ScriptProcess[] = [];

  afterEach(async () => {
    // SIGTERM first: a killed server leaves its database running.
    const stopping = running.splice(0);
    for (const each of stopping) each.kill('SIGTERM');
    const limit = setTimeout(() => stopping.forEach((each) => each.kill('SIGKILL')), STOP_LIMIT_MS);
    await Promise.all(stopping.map((each) => each.ended));
    clearTimeout(limit);
  }, 2 * STOP_LIMIT_MS);

  return (script, args, env) => {
    const started = new ScriptProcess(script, args, env);
    running.push(started);
    return started;
  };
}
