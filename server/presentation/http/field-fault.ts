import type { z } from '../../../contract/schema';
import { STORABLE } from '../../../contract/text';

export type FaultKind =
  | 'required'
  | 'unknown'
  | 'not-text'
  | 'not-number'
  | 'not-whole'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'not-one-of'
  | 'not-json-list'
  | 'too-slow'
  | 'wrong-password'
  | 'wrong-code'
  | 'wrong-setup-token'
  | 'too-common'
  | 'own-name'
  | 'not-a-picture'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'broken-picture'
  | 'broken-form'
  | 'hides-something'
  | 'too-many-songs'
  | 'unstorable'
  | 'malformed';

/** What is wrong with one field; its text comes from the message table. */
export interface FieldFault {
  readonly kind: FaultKind;
  readonly limit?: number | bigint | undefined;
}

type Issue = z.core.$ZodIssue;

function faultOfType(issue: Extract<Issue, { code: 'invalid_type' }>, value: unknown): FieldFault {
  if (value === undefined) return { kind: 'required' };
  if (issue.expected === 'string') return { kind: 'not-text' };
  if (issue.expected === 'int') return { kind: 'not-whole' };
  return { kind: issue.expected === 'number' ? 'not-number' : 'malformed' };
}

function faultOf(issue: Issue, value: unknown): FieldFault {
  switch (issue.code) {
    case 'invalid_type':
      return faultOfType(issue, value);
    case 'too_small':
      return { kind: issue.origin === 'string' ? 'too-short' : 'too-small', limit: issue.minimum };
    case 'too_big':
      return { kind: issue.origin === 'string' ? 'too-long' : 'too-large', limit: issue.maximum };
    case 'invalid_value':
      return { kind: 'not-one-of' };
    case 'invalid_format':
      return { kind: 'pattern' in issue && issue.pattern === String(STORABLE) ? 'unstorable' : 'malformed' };
    default:
      return { kind: 'malformed' };
  }
}

/** In a query string a list is one JSON text, so any fault in the list is reported for that parameter. */
const isOfQueryList = (issue: Issue, part: string): boolean =>
  part === 'querystring' &&
  (issue.path.length > 1 || ('origin' in issue && issue.origin === 'array') || isNoList(issue));

const isNoList = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.expected === 'array';

function faultAtPath(issue: Issue, input: unknown, part: string): FieldFault {
  if (issue.code === 'unrecognized_keys') return { kind: 'unknown' };
  return isOfQueryList(issue, part) ? { kind: 'not-json-list' } : faultOf(issue, valueAt(input, issue.path));
}

function namesOf(issue: Issue, part: string): readonly string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys;
  const path = isOfQueryList(issue, part) ? issue.path.slice(0, 1) : issue.path;
  return [path.join('.') || part];
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], input);

/**
 * Field → what is wrong with it; only the first fault of a field is reported, and a fault of the whole input is reported under
 * the name in `part`.
 */
export function faultsOf(issues: readonly Issue[], input: unknown, part: string): Readonly<Record<string, FieldFault>> {
  const faults = new Map<string, FieldFault>();
  for (const issue of issues) {
    const fault = faultAtPath(issue, input, part);
    for (const name of namesOf(issue, part)) if (!faults.has(name)) faults.set(name, fault);
  }
  return Object.fromEntries(faults);
}
