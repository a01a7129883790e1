import type { BrowserEngine } from '../../tests/support/engines/engine-under-test';
import { isThere } from './find-peers';
import type { Step } from './steps';

/** What is recorded is recorded by these, whatever the engine; beside each program its Debian package. */
const RECORDERS: Needed = { pulseaudio: 'pulseaudio', parec: 'pulseaudio-utils' };

type Needed = Readonly<Record<string, string>>;

const NEEDED: Readonly<Record<BrowserEngine, Needed>> = {
  chromium: { chromium: 'chromium', ...RECORDERS },
  firefox: { 'firefox-esr': 'firefox-esr', ...RECORDERS },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'dbus-run-session': 'dbus', ...RECORDERS },
};

/** Whether this machine can try the step's engine. Where it lacks something, one line says what. */
export function hasEngine({ engine, title }: Step): boolean {
  if (engine === undefined) return true;
  const missing = Object.entries(NEEDED[engine]).filter(([program]) => !isThere(program));
  if (missing.length === 0) return true;
  const names = missing.map(([program]) => program).join(', ');
  const packages = [...new Set(missing.map(([, debianPackage]) => debianPackage))].join(' ');
  console.log(`not found: ${names}, so "${title}" is not run. On Debian: apt-get install ${packages}`);
  return false;
}
