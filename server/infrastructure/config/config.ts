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
  /** Whether demo music may be generated when the operator has no music. */
  readonly demo: boolean;
  readonly databaseUrl: string | undefined;
  readonly ffmpegPath: string | undefined;
  /** Start of every public media URL; ends with a slash. */
  readonly cdnDomain: string;
  readonly cdnProtectedDomain: string;
  /** Whether anybody may create an account. The first account may always be created. */
  readonly signUp: (typeof SIGN_UP)[number];
  /** In base64. Undefined: the key is stored in the data folder, where the first run creates it. */
  readonly sessionKey: string | undefined;
  /** How long an access token is valid; the session lasts much longer. */
  readonly accessTokenSeconds: number;
  /** How long the media addresses of a premium song stay valid; a listener gets new ones before they expire. */
  readonly premiumUrlSeconds: number;
  /** Undefined: mail is written to the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** The sender of every mail: an address, or `Name <address>`. */
  readonly mailFrom: string;
  /** Who receives contact messages. Undefined: the first admin. */
  readonly contactEmail: string | undefined;
  /** The service account that signs for Firebase: its JSON, or the absolute path of its file. Undefined: none. */
  readonly firebaseServiceAccount: string | undefined;
  readonly tls: TlsFiles | undefined;
  /** The operator's proxies in front of the server: what they report as caller, scheme and host is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Undefined: `warn` in a terminal, `info` elsewhere. */
  readonly logLevel: LogLevel | undefined;
  /** How one tag text with several names is split. */
  readonly tagSplit: SplitRule;
  readonly mediaCacheBytes: number;
  /** Undefined: metrics are not served. */
  readonly metricsPort: number | undefined;
  /** How many of the server's resources callers may occupy at one time. */
  readonly limits: CallerLimits;
  /** Warnings, shown at the start, about settings that are accepted but should be written differently. */
  readonly warnings: readonly string[];
}
