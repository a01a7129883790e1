export type LogFields = Readonly<Record<string, unknown>>;

/** Log lines for the operator of the server. Must never contain a token, a password, a code, or the signed part of a media path. */
export interface Logger {
  /** Detail that helps to find a fault; off by default. */
  debug(message: string, fields?: LogFields): void;
  /** Reports an action of the server. */
  info(message: string, fields?: LogFields): void;
  /** Reports a problem after which the server carries on. */
  warn(message: string, fields?: LogFields): void;
  /** Reports a failure; `fields.error` may carry the exception. */
  error(message: string, fields?: LogFields): void;
  /** A logger that adds `fields` to every line. */
  child(fields: LogFields): Logger;
}
