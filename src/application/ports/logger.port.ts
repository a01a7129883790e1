/** For people who look after the product; nothing here reaches a listener. Never a token, an address or a search text. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, details?: Readonly<Record<string, unknown>>): void;
}
