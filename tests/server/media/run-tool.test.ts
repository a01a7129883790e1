import { setTimeout as wait } from 'node:timers/promises';
import { runTool } from '../../../server/infrastructure/ffmpeg/run-tool';
import { describeProcess } from '../../../server/infrastructure/shared/process-identity';
import { until } from '../../support/until';

const LONG_MS = 20_000;
const shell = (script: string) => ['/bin/sh', '-c', script] as const;
describe('an external tool', () => {
  it('ends with its exit code and its error output', async () => {
    const ended = await runTool({ command: shell('echo wrong >&2; exit 3'), deadlineMs: LONG_MS });
    expect(ended).toEqual({ kind: 'exited', code: 3, complaint: 'wrong\n', ranMs: expect.any(Number) });
  });

  it('is reported as missing when its program does not exist', async () => {
    const missing = { command: ['/nowhere/at/all'], deadlineMs: LONG_MS } as const;
    await expect(runTool(missing)).resolves.toEqual({ kind: 'missing' });
    await expect(runTool({ ...missing, onOutput: async () => undefined })).resolves.toEqual({ kind: 'missing' });
  });

  it('passes its output on in order, and waits until each piece is processed', async () => {
    let text = '';
    const onOutput = async (piece: Buffer) => {
      await wait(1);
      text += piece.toString();
    };
    await runTool({ command: shell('for n in 1 2 3; do echo $n; done'), deadlineMs: LONG_MS, onOutput });
    expect(text).toBe('1\n2\n3\n');
  });

  it('does not receive the environment variables of the server', async () => {
    process.env['SECRET_OF_OURS'] = 'secret';
    let text = '';
    const onOutput = async (piece: Buffer) => void (text += piece.toString());
    await runTool({ command: shell('env'), deadlineMs: LONG_MS, onOutput });
    delete process.env['SECRET_OF_OURS'];
    expect(text).not.toContain('secret');
  });

  it.each([
    ['too slow', 'too-slow', 3_000, () => undefined],
    ['told to stop', 'stopped', LONG_MS, (stopping: AbortController) => stopping.abort()],
  ])('is killed with all its child processes when it is %s', async (_, kind, deadlineMs, onceHeard) => {
    let pid = 0;
    const stopping = new AbortController();
    const onOutput = async (piece: Buffer) => {
      pid = Number(piece.toString());
      onceHeard(stopping);
    };
    const command = shell('sleep 300 & echo $!; wait');
    await expect(runTool({ command, deadlineMs, signal: stopping.signal, onOutput })).resolves.toEqual({ kind });
    expect(pid).toBeGreaterThan(0);
    await until(() => describeProcess(pid) === undefined);
    expect(describeProcess(pid)).toBeUndefined();
  });

  it('is not started when it is already stopped', async () => {
    const ended = await runTool({ command: shell('exit 0'), deadlineMs: LONG_MS, signal: AbortSignal.abort() });
    expect(ended).toEqual({ kind: 'stopped' });
  });

  it('is killed when its output cannot be processed', async () => {
    const onOutput = async (): Promise<void> => {
      throw new Error('the disk is full');
    };
    const run = runTool({ command: shell('echo x; sleep 30'), deadlineMs: LONG_MS, onOutput });
    await expect(run).rejects.toThrow('the disk is full');
  });
});
