import path from 'node:path';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { LOG_LEVELS, SIGN_UP, type Config, type TlsFiles } from './config';
import {
  address,
  anyText,
  bytesAtLeast,
  host,
  jsonOr,
  oneOf,
  pathFrom,
  port,
  postgresUrl,
  secondsWithin,
  sender,
  smtpUrl,
  urlStart,
  type Parse,
} from './values';

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_CACHE_BYTES = 10 * 1024 ** 3;
const SMALLEST_CACHE_BYTES = 64 * 1024 ** 2;
/** Their values are not repeated in a message. */
const SECRETS = new Set(['DATABASE_URL', 'SMTP_URL', 'SESSION_KEY', 'FIREBASE_SERVICE_ACCOUNT']);
/** Seconds. */
const DEFAULT_TOKEN = 600;
const SHORTEST_TOKEN = 2;
const LONGEST_TOKEN = 3_600;
const DEFAULT_PREMIUM_URL = 21_600;
const SHORTEST_PREMIUM_URL = 2;
const LONGEST_PREMIUM_URL = 86_400;
const DEFAULT_SENDER = 'Sóng <song@localhost>';

/** Reads the configuration; an unset or empty variable takes its default, and the first bad value is named in one line. */
export function readConfig(env: Environment, workingFolder: string): Result<Config, string> {
  const problems: string[] = [];
  const read = <T>(name: string, parse: Parse<T>): T | undefined => {
    const text = env[name]?.trim() ?? '';
    const parsed = text === '' ? succeed(undefined) : parse(text);
    if (parsed.ok) return parsed.value;
    problems.push(`${SECRETS.has(name) ? name : `${name}=${text}`} ${parsed.error}`);
    return undefined;
  };
  const file = pathFrom(workingFolder, env.HOME);
  const config: Config = {
    port: read('PORT', port) ?? 4000,
    host: read('HOST', host) ?? '127.0.0.1',
    dataFolder: read('DATA_DIR', file) ?? path.resolve(workingFolder, 'data'),
    mediaFolder: read('MEDIA_DIR', file),
    demo: read('DEMO', oneOf(['on', 'off'])) !== 'off',
    databaseUrl: read('DATABASE_URL', postgresUrl),
    ffmpegPath: read('FFMPEG_PATH', file),
    ffprobePath: read('FFPROBE_PATH', file),
    cdnDomain: read('CDN_DOMAIN', urlStart) ?? '/',
    cdnProtectedDomain: read('CDN_PROTECTED_DOMAIN', urlStart) ?? '/',
    signUp: read('SIGN_UP', oneOf(SIGN_UP)) ?? 'open',
    sessionKey: read('SESSION_KEY', anyText),
    accessTokenSeconds: read('ACCESS_TOKEN_SECONDS', secondsWithin(SHORTEST_TOKEN, LONGEST_TOKEN)) ?? DEFAULT_TOKEN,
    premiumUrlSeconds:
      read('PREMIUM_URL_SECONDS', secondsWithin(SHORTEST_PREMIUM_URL, LONGEST_PREMIUM_URL)) ?? DEFAULT_PREMIUM_URL,
    smtpUrl: read('SMTP_URL', smtpUrl),
    mailFrom: read('MAIL_FROM', sender) ?? DEFAULT_SENDER,
    contactEmail: read('CONTACT_EMAIL', address),
    firebaseServiceAccount: read('FIREBASE_SERVICE_ACCOUNT', jsonOr(file)),
    tls: both(read('TLS_CERT', file), read('TLS_KEY', file), problems),
    trustsProxy: read('TRUST_PROXY', oneOf(['on', 'off'])) === 'on',
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS)),
    mediaCacheBytes: read('MEDIA_CACHE_BYTES', bytesAtLeast(SMALLEST_CACHE_BYTES)) ?? DEFAULT_CACHE_BYTES,
    metricsPort: read('METRICS_PORT', port),
  };
  return problems[0] === undefined ? succeed(config) : fail(problems[0]);
}

function both(certFile: string | undefined, keyFile: string | undefined, problems: string[]): TlsFiles | undefined {
  if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
  if (certFile !== keyFile) problems.push('TLS_CERT and TLS_KEY must be set together');
  return undefined;
}
