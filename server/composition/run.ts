import type { Config } from '../infrastructure/config/config';
import { checkPaths } from '../infrastructure/config/check-paths';
import { checkTls } from '../infrastructure/config/check-tls';
import { readConfig } from '../infrastructure/config/read-config';
import { readServiceAccount } from '../infrastructure/config/read-service-account';
import { checkFfmpeg } from '../infrastructure/ffmpeg/find-ffmpeg';
import { defaultLevel, makePinoLogger } from '../infrastructure/logging/pino-logger';
import { succeed, type Result } from '../domain/shared/result';
import { badSetting, exitCodeOf, CANNOT_START, type StartProblem } from '../domain/shared/start-problem';
import { ServerLifecycle } from './lifecycle';
import { Shutdown } from './shutdown';
import { start, type ComposeApp } from './start';

/** Runs the server process, from its environment to its exit code. */
export async function run(compose: ComposeApp): Promise<void> {
  // A closed reader of stdout (`npm start | head`) must not stop the server.
  process.stdout.on('error', () => undefined);
  const config = await configure();
  if (!config.ok) {
    printProblem(config.error);
    return process.exit(exitCodeOf(config.error));
  }
  const isTerminal = process.stdout.isTTY;
  const log = makePinoLogger(config.value.logLevel ?? defaultLevel(isTerminal));
  const lifecycle = new ServerLifecycle();
  const shutdown = new Shutdown(lifecycle, log, process);
  shutdown.listen(isTerminal);
  const onLost = (reason: string): void => {
    log.error('the server cannot go on', { reason });
    void shutdown.start(CANNOT_START);
  };
  const started = await start({ config: config.value, log, lifecycle, compose, onLost });
  if (!started.ok) {
    printProblem(started.error);
    return shutdown.start(exitCodeOf(started.error));
  }
  print(started.value.lines);
  started.value.start();
}

async function configure(): Promise<Result<Config, StartProblem>> {
  const config = readConfig(process.env, process.cwd());
  if (!config.ok) return badSetting(config.error);
  const paths = await checkPaths(config.value);
  if (!paths.ok) return badSetting(paths.error);
  const tls = await checkTls(config.value.tls);
  if (!tls.ok) return badSetting(tls.error);
  const ffmpeg = await checkFfmpeg(config.value.ffmpegPath);
  if (!ffmpeg.ok) return badSetting(ffmpeg.error);
  const firebase = await readServiceAccount(config.value.firebaseServiceAccount);
  return firebase.ok ? succeed(config.value) : badSetting(firebase.error);
}

const printProblem = ({ reason }: StartProblem): void => print([`Sóng cannot start: ${reason}`], process.stderr);

function print(lines: readonly string[], stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${lines.join('\n')}\n`);
}
