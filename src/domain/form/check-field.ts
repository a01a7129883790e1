import { isLongCode, tidyLongCode } from '../../../contract/kernel/long-code';
import type { FieldFault, FieldRule, FieldType, Measure } from './field-rule';

export type FieldValue = string | number | readonly unknown[];

const PATTERNS: Readonly<Record<Exclude<FieldType, 'date' | 'longCode'>, RegExp>> = {
  email: /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u,
  phone: /^\+?[\d\s().-]{6,20}$/,
  code: /^\d{6}$/,
};
const FIRST_DATE = '1900-01-01';

/**
 * The first fault of a field's value, or null: required, then size, then type (specification §5). Texts are measured in
 * characters after NFC, without leading and trailing spaces; an empty field that is not required has no fault.
 */
export function checkField(value: FieldValue, rule: FieldRule): FieldFault | null {
  const measured = typeof value === 'string' ? value.normalize('NFC').trim() : value;
  if (isEmpty(measured)) return rule.isRequired === true ? { kind: 'required' } : null;
  return faultOfSize(measured, rule) ?? faultOfType(measured, rule);
}

const isEmpty = (value: FieldValue): boolean => typeof value !== 'number' && value.length === 0;

function faultOfSize(value: FieldValue, { min = -Infinity, max = Infinity }: FieldRule): FieldFault | null {
  const size = typeof value === 'number' ? value : value.length;
  if (size >= min && size <= max) return null;
  const of = measureOf(value);
  if (Number.isFinite(min) && Number.isFinite(max)) return { kind: 'range', of, min, max };
  return size < min ? { kind: 'min', of, min } : { kind: 'max', of, max };
}

function measureOf(value: FieldValue): Measure {
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'array';
}

function faultOfType(value: FieldValue, { type, until }: FieldRule): FieldFault | null {
  if (type === undefined || typeof value !== 'string') return null;
  return isOfType(value, type, until) ? null : { kind: 'type', type };
}

function isOfType(value: string, type: FieldType, until: string | undefined): boolean {
  if (type === 'date') return isDate(value, until);
  return type === 'longCode' ? isLongCode(tidyLongCode(value)) : PATTERNS[type].test(value);
}

/** Dates in this format sort in the same order as texts. */
function isDate(value: string, until = '9999-12-31'): boolean {
  if (value < FIRST_DATE || value > until) return false;
  const midnight = `${value}T00:00:00.000Z`;
  const moment = new Date(midnight);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === midnight;
}
