import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Viewport } from './fit-window';

/** A window is at least as wide as the bar above its page; the bar's buttons need this width, in pixels. */
const BAR_WIDTH = 450;
const NOTHING =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

export interface NarrowBar {
  readonly env: NodeJS.ProcessEnv;
  remove(): void;
}

/** For a page as narrow as a phone: toolkit settings that shrink the bar to nothing. */
export function narrowBarFor(viewport: Viewport | null | undefined): NarrowBar {
  if ((viewport?.width ?? BAR_WIDTH) >= BAR_WIDTH) return { env: {}, remove: () => undefined };
  const folder = mkdtempSync(path.join(tmpdir(), 'narrow-bar-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NOTHING);
  return { env: { XDG_CONFIG_HOME: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
