import type { BrowserEngine } from '../../tests/support/engines/engine-under-test';
import { isThere } from './find-peers';
import type { Step } from './steps';

/** The programs that record sound with every engine; each program with its Debian package. */
const RECORDERS: Needed = { pulseaudio: 'pulseaudio', parec: 'pulseaudio-utils' };

type Needed = Readonly<Record<string, string>>;

const NEEDED: Readonly<Record<BrowserEngine, Needed>> = {
  chromium: { chromium: 'chromium', ...RECORDERS },
  firefox: { 'firefox-esr': 'firefox-esr', ...RECORDERS },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'dbus-run-session': 'dbus', ...RECORDERS },
};

/** Whether this machine can run the step's engine. If programs are missing, one line names them. */
export function hasEngine({ engine, title }: Step): boolean {
  if (engine === undefined) return true;
  const missing = Object.entries(NEEDED[engine]).filter(([program]) => !isThere(program));
  if (missing.length === 0) return true;
  const names = missing.map(([program]) => program).join(', ');
  const packages = [...new Set(missing.map(([, debianPackage]) => debianPackage))].join(' ');
  console.log(`not found: ${names}, so "${title}" is not run. On Debian: apt-get install ${packages}`);
  return false;
}
