import type { Logger } from '../../../src/application/ports/logger.port';

/** Stores every line that it is given. */
export class RecordingLogger implements Logger {
  readonly lines: string[] = [];

  warn(message: string): void {
    this.lines.push(`warn ${message}`);
  }

  error(message: string): void {
    this.lines.push(`error ${message}`);
  }
}
