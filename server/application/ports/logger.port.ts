export type LogFields = Readonly<Record<string, unknown>>;

/** For whoever operates the server. Never a token, a password, a code, or the signed part of a media path. */
export interface Logger {
  /** Detail that helps to find a fault; off by default. */
  debug(message: string, fields?: LogFields): void;
  /** What the server did. */
  info(message: string, fields?: LogFields): void;
  /** Something is wrong, and the server carries on. */
  warn(message: string, fields?: LogFields): void;
  /** Something failed; `fields.error` may carry the exception. */
  error(message: string, fields?: LogFields): void;
  /** A logger that adds `fields` to every line. */
  child(fields: LogFields): Logger;
}
