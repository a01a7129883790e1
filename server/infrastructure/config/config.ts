import type { SplitRule } from '../../domain/import/split-names';
import type { CallerLimits } from '../../domain/proxies/caller-limits';
import type { TrustedProxies } from '../../domain/proxies/trusted-proxies';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

export const SIGN_UP = ['open', 'closed'] as const;

/** Everything an operator can set, from the environment. Paths are absolute. */
export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly mediaFolder: string | undefined;
  /** Whether demo music may be made where there is no music of the operator's own. */
  readonly demo: boolean;
  readonly databaseUrl: string | undefined;
  readonly ffmpegPath: string | undefined;
  /** Start of every public media URL; ends with a slash. */
  readonly cdnDomain: string;
  readonly cdnProtectedDomain: string;
  /** Whether anybody may make an account. The first one may always be made. */
  readonly signUp: (typeof SIGN_UP)[number];
  /** In base64; undefined: kept in the data folder, made on the first run. */
  readonly sessionKey: string | undefined;
  /** How long an access token lasts; the session outlasts it by far. */
  readonly accessTokenSeconds: number;
  /** How long the addresses of a premium song's media open it; whoever listens gets new ones before. */
  readonly premiumUrlSeconds: number;
  /** Undefined: mail is written to the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** The sender of every mail: an address, or `Name <address>`. */
  readonly mailFrom: string;
  /** Who reads letters to the operator. Undefined: the first admin. */
  readonly contactEmail: string | undefined;
  /** Who signs for Firebase: the service account's JSON, or the absolute path of its file. Undefined: nobody. */
  readonly firebaseServiceAccount: string | undefined;
  readonly tls: TlsFiles | undefined;
  /** Which proxies of the operator's stand before the server: what they say of caller, scheme and host counts. */
  readonly trustedProxies: TrustedProxies;
  /** Undefined: quiet in a terminal, `info` elsewhere. */
  readonly logLevel: LogLevel | undefined;
  /** How one text of a tag names several. */
  readonly tagSplit: SplitRule;
  readonly mediaCacheBytes: number;
  /** Undefined: no metrics are offered. */
  readonly metricsPort: number | undefined;
  /** How much of the server callers may hold at one time. */
  readonly limits: CallerLimits;
  /** What a start says of settings that are read and should be written otherwise. */
  readonly warnings: readonly string[];
}
