import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LIBRARIES = '/usr/lib';
const BROWSER = path.join('webkit2gtk-4.1', 'MiniBrowser');

/** The path of WebKitGTK's browser, which Debian stores in a folder named after the processor; or `MINIBROWSER_PATH`, if set. */
export function findMiniBrowser(): string {
  const given = process.env.MINIBROWSER_PATH;
  if (given !== undefined) return given;
  const places = readdirSync(LIBRARIES).map((folder) => path.join(LIBRARIES, folder, BROWSER));
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`there is no ${BROWSER} under ${LIBRARIES}: is webkit2gtk-driver installed?`);
  return found;
}
