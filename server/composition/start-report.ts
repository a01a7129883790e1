import type { Config } from '../infrastructure/config/config';
import type { OpenDatabase } from '../infrastructure/postgres/database';

export interface StartFacts {
  readonly config: Config;
  readonly port: number;
  readonly database: Pick<OpenDatabase, 'description' | 'durability'>;
  /** The tools that were found, then the facts that make them less safe. */
  readonly mediaTools: readonly string[];
  /** Describes the music that is played if no media folder is configured. */
  readonly music?: string | undefined;
  /** Further lines from the parts: a label and its text. */
  readonly more?: readonly (readonly [string, string])[];
}

const LABEL_WIDTH = 11;
const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

/** The few lines that are printed at start. */
export function describeStart({ config, port, database, mediaTools, music, more = [] }: StartFacts): string[] {
  const { host, tls, dataFolder, mediaFolder, warnings } = config;
  const lines: (readonly [string, string])[] = [
    ['data', dataFolder],
    ['database', database.description],
    ['durability', database.durability],
    ...mediaTools.map((line, index) => [index === 0 ? 'media tools' : '', line] as const),
    ['music', mediaFolder ?? music ?? 'none yet; bring yours in with  MEDIA_DIR=~/Music npm start'],
    ...more,
    ...warnings.map((line) => ['warning', line] as const),
  ];
  if (!isLoopback(host) && tls === undefined) lines.push(['open to all', OPEN_WITHOUT_TLS]);
  return [`Sóng is playing at ${addressOf(host, port, tls !== undefined)}`, ...lines.map(toLine)];
}

const OPEN_WITHOUT_TLS =
  'without HTTPS, browsers elsewhere have no Web Locks and no service worker: set TLS_CERT and TLS_KEY, or use a proxy';

/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function addressOf(host: string, port: number, isSecure: boolean): string {
  const scheme = isSecure ? 'https' : 'http';
  if (EVERY_INTERFACE.has(host)) return `${scheme}://localhost:${port} and on every address of this machine`;
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function toLine([label, text]: readonly [string, string]): string {
  return `  ${label.padEnd(LABEL_WIDTH)}  ${text}`;
}
