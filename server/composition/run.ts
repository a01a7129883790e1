import type { Config } from '../infrastructure/config/config';
import { checkPaths } from '../infrastructure/config/check-paths';
import { checkTls } from '../infrastructure/config/check-tls';
import { readConfig } from '../infrastructure/config/read-config';
import { readServiceAccount } from '../infrastructure/config/read-service-account';
import { defaultLevel, makePinoLogger } from '../infrastructure/logging/pino-logger';
import { fail, type Result } from '../domain/shared/result';
import { ServerLifecycle } from './lifecycle';
import { Shutdown } from './shutdown';
import { start, type ComposeApp } from './start';

/** sysexits' "configuration error": a supervisor that starts again would change nothing. */
const BAD_CONFIGURATION = 78;
const CANNOT_START = 1;

/** The life of the server process, from its environment to its exit code. */
export async function run(compose: ComposeApp): Promise<void> {
  // A reader that went away (`npm start | head`) is no reason to stop the music.
  process.stdout.on('error', () => undefined);
  const config = await configure();
  if (!config.ok) return leave(config.error, BAD_CONFIGURATION);
  const isTerminal = process.stdout.isTTY;
  const log = makePinoLogger(config.value.logLevel ?? defaultLevel(isTerminal));
  const lifecycle = new ServerLifecycle();
  const shutdown = new Shutdown(lifecycle, log, process);
  shutdown.listen(isTerminal);
  const onLost = (reason: string): void => {
    log.error('the server cannot go on', { reason });
    void shutdown.begin(CANNOT_START);
  };
  const started = await start({ config: config.value, log, lifecycle, compose, onLost });
  if (!started.ok) {
    print([`Sóng cannot start: ${started.error}`], process.stderr);
    return shutdown.begin(CANNOT_START);
  }
  print(started.value.lines);
  started.value.begin();
}

async function configure(): Promise<Result<Config, string>> {
  const config = readConfig(process.env, process.cwd());
  if (!config.ok) return config;
  const paths = await checkPaths(config.value);
  if (!paths.ok) return fail(paths.error);
  const tls = await checkTls(config.value.tls);
  if (!tls.ok) return fail(tls.error);
  const firebase = await readServiceAccount(config.value.firebaseServiceAccount);
  return firebase.ok ? config : fail(firebase.error);
}

function leave(reason: string, code: number): void {
  print([`Sóng cannot start: ${reason}`], process.stderr);
  process.exit(code);
}

function print(lines: readonly string[], stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${lines.join('\n')}\n`);
}
