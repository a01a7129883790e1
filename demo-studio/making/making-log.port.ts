/** Log lines for the operator of the server. */
export interface MakingLog {
  /** Reports a problem after which the making goes on. */
  warn(message: string, fields: Readonly<Record<string, unknown>>): void;
  /** Reports a failure; `fields.error` carries the exception. */
  error(message: string, fields: Readonly<Record<string, unknown>>): void;
}
