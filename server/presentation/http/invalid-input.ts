import type { z } from '../../../contract/schema';
import type { FieldFault } from './field-fault';
import { faultsOf } from './field-fault';

/** Input that its schema refused; thrown only because the framework's validators answer with an error. */
export class InvalidInput extends Error {
  readonly faults: Readonly<Record<string, FieldFault>>;

  constructor(issues: readonly z.core.$ZodIssue[], input: unknown, part: string) {
    super('The input does not fit its schema');
    this.faults = faultsOf(issues, input, part);
  }
}
