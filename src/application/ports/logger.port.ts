/** For operators of the product; nothing here reaches a listener. Never log a token, an address or a search text. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, details?: Readonly<Record<string, unknown>>): void;
}
