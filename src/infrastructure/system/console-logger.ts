import type { Logger } from '../../application/ports/logger.port';

export class ConsoleLogger implements Logger {
  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    console.warn(message, details);
  }

  error(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    console.error(message, details);
  }
}
