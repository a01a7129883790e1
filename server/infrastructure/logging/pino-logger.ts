import { pino, stdTimeFunctions, type DestinationStream, type Logger as Pino } from 'pino';
import type { LogFields, Logger } from '../../application/ports/logger.port';
import { redact, redactText } from './redact';

export type PinoLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

const STANDARD_ERROR = 2;

class PinoLogger implements Logger {
  constructor(private readonly inner: Pino) {}

  debug(message: string, fields: LogFields = {}): void {
    // Redaction visits every field, and most debug lines are not written.
    if (this.inner.isLevelEnabled('debug')) this.inner.debug(redact(fields), redactText(message));
  }

  info(message: string, fields: LogFields = {}): void {
    this.inner.info(redact(fields), redactText(message));
  }

  warn(message: string, fields: LogFields = {}): void {
    this.inner.warn(redact(fields), redactText(message));
  }

  error(message: string, fields: LogFields = {}): void {
    this.inner.error(redact(fields), redactText(message));
  }

  child(fields: LogFields): Logger {
    return new PinoLogger(this.inner.child(redact(fields) as Record<string, unknown>));
  }
}

/**
 * JSON lines on standard error, so that standard output contains only the few readable lines of the start. Lines are written
 * synchronously: a line about a failure must not be lost in the exit that follows it.
 */
export function makePinoLogger(level: PinoLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return new PinoLogger(pino(options, destination ?? pino.destination({ dest: STANDARD_ERROR, sync: true })));
}

/** The log level if none is configured: warnings in a terminal, and elsewhere also what the server does. */
export function defaultLevel(isTerminal: boolean): PinoLevel {
  return isTerminal ? 'warn' : 'info';
}
