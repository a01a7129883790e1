import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The sink that browsers play into; recordings are made from its monitor. */
export const SINK = 'song';
const START_LIMIT_MS = 10_000;

/**
 * A virtual sound card: a PulseAudio server of its own with one null sink. The sound of a browser started with `server` as its
 * `PULSE_SERVER` is available on the sink's monitor, whatever its engine. Needs Debian's `pulseaudio`.
 */
export class SoundCard {
  private constructor(
    private readonly folder: string,
    private readonly daemon: ChildProcess,
  ) {}

  static async plugIn(): Promise<SoundCard> {
    const folder = await mkdtemp(path.join(tmpdir(), 'song-sound-'));
    const socket = path.join(folder, 'socket');
    const modules = [
      `module-null-sink sink_name=${SINK} rate=48000 channels=2`,
      `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ];
    const options = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--disable-shm=yes'];
    const daemon = spawn('pulseaudio', [...options, ...modules.map((module) => `--load=${module}`)], {
      env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, PULSE_RUNTIME_PATH: folder },
      stdio: 'ignore',
    });
    const hasFailed = new Promise<never>((_, reject) => {
      daemon.once('error', reject);
      daemon.once('exit', () => reject(new Error('pulseaudio ended before it was there')));
    });
    await Promise.race([untilThere(socket), hasFailed]);
    return new SoundCard(folder, daemon);
  }

  get server(): string {
    return `unix:${path.join(this.folder, 'socket')}`;
  }

  async unplug(): Promise<void> {
    this.daemon.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function untilThere(socket: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!existsSync(socket)) {
    if (performance.now() > deadline) throw new Error(`pulseaudio made no socket within ${START_LIMIT_MS} ms`);
    await wait(20);
  }
}
