import type { LogFields, Logger } from '../../../server/application/ports/logger.port';

export interface LoggedLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: LogFields;
}

/** Stores every line so that a test can check what an operator would have read. */
export class RecordingLogger implements Logger {
  readonly lines: LoggedLine[];

  constructor(
    lines: LoggedLine[] = [],
    private readonly common: LogFields = {},
  ) {
    this.lines = lines;
  }

  debug(message: string, fields?: LogFields): void {
    this.keep('debug', message, fields);
  }

  info(message: string, fields?: LogFields): void {
    this.keep('info', message, fields);
  }

  warn(message: string, fields?: LogFields): void {
    this.keep('warn', message, fields);
  }

  error(message: string, fields?: LogFields): void {
    this.keep('error', message, fields);
  }

  child(fields: LogFields): Logger {
    return new RecordingLogger(this.lines, { ...this.common, ...fields });
  }

  private keep(level: LoggedLine['level'], message: string, fields: LogFields = {}): void {
    this.lines.push({ level, message, fields: { ...this.common, ...fields } });
  }
}
