import path from 'node:path';
import type { SplitRule } from '../../domain/import/split-names';
import { DEFAULT_LIMITS, type CallerLimits } from '../../domain/proxies/caller-limits';
import { NO_PROXY, parseTrustedProxies, type TrustedProxies } from '../../domain/proxies/trusted-proxies';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { LOG_LEVELS, SIGN_UP, type Config, type TlsFiles } from './config';
import {
  address,
  anyText,
  bytesAtLeast,
  host,
  jsonOr,
  numberWithin,
  oneOf,
  pathFrom,
  port,
  postgresUrl,
  secondsWithin,
  sender,
  smtpUrl,
  textList,
  urlStart,
  type Parse,
} from './values';

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_CACHE_BYTES = 10 * 1024 ** 3;
const SMALLEST_CACHE_BYTES = 64 * 1024 ** 2;
/** Variables whose values are never repeated in a message. */
const SECRETS = new Set(['DATABASE_URL', 'SMTP_URL', 'SESSION_KEY', 'FIREBASE_SERVICE_ACCOUNT']);
const USER_IN_URL = /:\/\/[^/]*@/;
/** Seconds. */
const DEFAULT_TOKEN = 600;
const SHORTEST_TOKEN = 2;
const LONGEST_TOKEN = 3_600;
const DEFAULT_PREMIUM_URL = 21_600;
const PREMIUM_URL_SECONDS = secondsWithin(2, 86_400);
const DEFAULT_SENDER = 'Sóng <song@localhost>';

/** Reads one variable; undefined if it is not set or invalid. */
type Read = <T>(name: string, parse: Parse<T>) => T | undefined;

/**
 * Reads the configuration; an unset or empty variable takes its default, and the error names the first invalid value in one line.
 */
export function readConfig(env: Environment, workingFolder: string): Result<Config, string> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const read = readerOf(env, problems);
  const file = pathFrom(workingFolder, env.HOME);
  const config: Config = {
    port: read('PORT', port) ?? 4000,
    host: read('HOST', host) ?? '127.0.0.1',
    dataFolder: read('DATA_DIR', file) ?? path.resolve(workingFolder, 'data'),
    mediaFolder: read('MEDIA_DIR', file),
    demo: read('DEMO', oneOf(['on', 'off'])) !== 'off',
    databaseUrl: read('DATABASE_URL', postgresUrl),
    ffmpegPath: read('FFMPEG_PATH', file),
    cdnDomain: read('CDN_DOMAIN', urlStart) ?? '/',
    cdnProtectedDomain: read('CDN_PROTECTED_DOMAIN', urlStart) ?? '/',
    signUp: read('SIGN_UP', oneOf(SIGN_UP)) ?? 'open',
    sessionKey: read('SESSION_KEY', anyText),
    accessTokenSeconds: read('ACCESS_TOKEN_SECONDS', secondsWithin(SHORTEST_TOKEN, LONGEST_TOKEN)) ?? DEFAULT_TOKEN,
    premiumUrlSeconds: read('PREMIUM_URL_SECONDS', PREMIUM_URL_SECONDS) ?? DEFAULT_PREMIUM_URL,
    smtpUrl: read('SMTP_URL', smtpUrl),
    mailFrom: read('MAIL_FROM', sender) ?? DEFAULT_SENDER,
    contactEmail: read('CONTACT_EMAIL', address),
    firebaseServiceAccount: read('FIREBASE_SERVICE_ACCOUNT', jsonOr(file)),
    tls: both(read('TLS_CERT', file), read('TLS_KEY', file), problems),
    trustedProxies: read('TRUST_PROXY', orOnAsOne(warnings)) ?? NO_PROXY,
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS)),
    tagSplit: readTagSplit(read),
    mediaCacheBytes: read('MEDIA_CACHE_BYTES', bytesAtLeast(SMALLEST_CACHE_BYTES)) ?? DEFAULT_CACHE_BYTES,
    metricsPort: read('METRICS_PORT', port),
    limits: readLimits(read),
    warnings,
  };
  return problems[0] === undefined ? succeed(config) : fail(problems[0]);
}

/** Reads variables one by one; errors are added to `problems`. */
const readerOf =
  (env: Environment, problems: string[]): Read =>
  (name, parse) => {
    const text = env[name]?.trim() ?? '';
    const parsed = text === '' ? succeed(undefined) : parse(text);
    if (parsed.ok) return parsed.value;
    const mayHoldPassword = SECRETS.has(name) || USER_IN_URL.test(text);
    problems.push(`${mayHoldPassword ? name : `${name}=${text}`} ${parsed.error}`);
    return undefined;
  };

function readTagSplit(read: Read): SplitRule {
  return { separators: read('TAG_SEPARATORS', textList) ?? [], wholeNames: read('TAG_WHOLE_NAMES', textList) ?? [] };
}

function readLimits(read: Read): CallerLimits {
  const { connections, connectionsPerAddress, stalledSeconds, idleSeconds, uploadSeconds } = DEFAULT_LIMITS;
  const { uploads, uploadsPerAddress, uploadsPerAccount } = DEFAULT_LIMITS;
  return {
    connections: read('MAX_CONNECTIONS', numberWithin(16, 100_000)) ?? connections,
    connectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS', numberWithin(8, 100_000)) ?? connectionsPerAddress,
    stalledSeconds: read('STALLED_SECONDS', secondsWithin(1, 3_600)) ?? stalledSeconds,
    idleSeconds,
    uploadSeconds: read('UPLOAD_SECONDS', secondsWithin(10, 86_400)) ?? uploadSeconds,
    uploads: read('UPLOADS', numberWithin(1, 1_000)) ?? uploads,
    uploadsPerAddress: read('UPLOADS_PER_ADDRESS', numberWithin(1, 1_000)) ?? uploadsPerAddress,
    uploadsPerAccount: read('UPLOADS_PER_ACCOUNT', numberWithin(1, 100)) ?? uploadsPerAccount,
  };
}

/** Before this version the setting was `on` or `off`. */
const orOnAsOne =
  (warnings: string[]): Parse<TrustedProxies> =>
  (text) => {
    if (text.toLowerCase() !== 'on') return parseTrustedProxies(text);
    warnings.push('TRUST_PROXY=on is read as TRUST_PROXY=1 in this version only: write the number of your proxies');
    return parseTrustedProxies('1');
  };

function both(certFile: string | undefined, keyFile: string | undefined, problems: string[]): TlsFiles | undefined {
  if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
  if (certFile !== keyFile) problems.push('TLS_CERT and TLS_KEY must be set together');
  return undefined;
}
