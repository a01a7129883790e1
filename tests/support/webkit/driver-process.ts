import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../e2e/free-port';
import { startGroup } from './start-group';

const DRIVER = 'WebKitWebDriver';
/** Services that the browser would start and wait for. */
const WITHOUT_DESKTOP = {
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
  GTK_USE_PORTAL: '0',
  GIO_USE_VFS: 'local',
  GIO_USE_NETWORK_MONITOR: 'base',
  GSETTINGS_BACKEND: 'memory',
};
const START_LIMIT_MS = 15_000;

export interface DriverProcess {
  readonly address: string;
  close(): void;
}

/** Starts WebKit's own driver, which has one session at a time, with a message bus of its own, because the browser needs one. */
export async function startDriver(env: NodeJS.ProcessEnv): Promise<DriverProcess> {
  const port = await freePort();
  const command = ['dbus-run-session', '--', DRIVER, `--port=${port}`];
  const { close } = startGroup(command, { ...env, ...WITHOUT_DESKTOP });
  const address = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(address))) {
    if (performance.now() > deadline) throw new Error(`${DRIVER} did not start: is webkit2gtk-driver installed?`);
    await wait(20);
  }
  return { address, close };
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
