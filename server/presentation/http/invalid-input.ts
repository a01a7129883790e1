import type { z } from '../../../contract/schema';
import type { FieldFault } from './field-fault';
import { faultsOf } from './field-fault';

/** Rejected input; an exception only because the framework's validators and parsers report an error. */
export class InvalidInput extends Error {
  constructor(readonly faults: Readonly<Record<string, FieldFault>>) {
    super('The input does not fit its schema');
  }

  /** What a schema found wrong with one part of a call. */
  static of(issues: readonly z.core.$ZodIssue[], input: unknown, part: string): InvalidInput {
    return new InvalidInput(faultsOf(issues, input, part));
  }
}
