import { readHttpDate } from './http-date';

/** What distinguishes a representation from others (RFC 9110 §8.8). */
export interface Validators {
  /** With its quotes, and with `W/` before them if it is weak. */
  readonly etag: string;
  /** When it was last changed; undefined if unknown. */
  readonly modifiedMs?: number;
}

/** A request for an existing representation that would succeed without any condition. */
export interface ConditionalRequest {
  readonly method: string;
  /** Header fields by lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export type Condition = 'met' | 'not-modified' | 'failed';

/** The statuses of responses to conditions that are not met. */
export const STATUS_OF_CONDITION = { 'not-modified': 304, failed: 412 } as const;

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const ANY = '*';
const SECOND_MS = 1_000;

/**
 * The response that the conditions of a request lead to, in the order of RFC 9110 §13.2.2: the requested one, 304, or 412. An
 * unreadable field has no value: it matches no tag, and as a date it is ignored.
 */
export function judgeConditions(request: ConditionalRequest, validators: Validators, nowMs: number): Condition {
  const { etag, modifiedMs } = validators;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wanted = fieldOf(request, 'if-match');
  const known = fieldOf(request, 'if-none-match');
  if (wanted !== undefined && !isNamed(wanted, (tag) => isSame(tag, etag))) return 'failed';
  const unmodifiedSince = wanted === undefined ? dateOf(request, 'if-unmodified-since', nowMs) : undefined;
  if (isLater(modifiedMs, unmodifiedSince)) return 'failed';
  if (known !== undefined && isNamed(known, (tag) => isAlike(tag, etag))) return isRead ? 'not-modified' : 'failed';
  const modifiedSince = known === undefined && isRead ? dateOf(request, 'if-modified-since', nowMs) : undefined;
  const isUnchanged = modifiedSince !== undefined && modifiedMs !== undefined && !isLater(modifiedMs, modifiedSince);
  return isUnchanged ? 'not-modified' : 'met';
}

/**
 * The range that a request asks for; undefined if it asks for everything, or for a part of an earlier version (`If-Range`, RFC
 * 9110 §13.1.5). Only GET has ranges (§14.2).
 */
export function askedRange(request: ConditionalRequest, { etag, modifiedMs }: Validators, nowMs: number) {
  const condition = fieldOf(request, 'if-range');
  const range = request.method === 'GET' ? fieldOf(request, 'range') : undefined;
  if (condition === undefined || isSame(condition, etag)) return range;
  const givenDate = readHttpDate(condition, nowMs);
  // Within its own second a date does not distinguish a version from the next one (§8.8.2.2).
  const isStrong = modifiedMs !== undefined && nowMs - modifiedMs >= SECOND_MS;
  return isStrong && givenDate !== undefined && givenDate === wholeSeconds(modifiedMs) ? range : undefined;
}

function fieldOf({ headers }: ConditionalRequest, name: string): string | undefined {
  const value = headers[name];
  const text = typeof value === 'string' ? value : value?.join(', ');
  return text?.trim();
}

function dateOf(request: ConditionalRequest, name: string, nowMs: number): number | undefined {
  const text = fieldOf(request, name);
  return text === undefined ? undefined : readHttpDate(text, nowMs);
}

/** Whether a list of tags contains a matching one; `*` matches any existing representation. */
const isNamed = (list: string, matches: (tag: string) => boolean): boolean =>
  list === ANY || (list.match(TAG) ?? []).some(matches);

/** Strong comparison (§8.8.3.2). */
const isSame = (tag: string, other: string): boolean => tag === other && !tag.startsWith('W/');

/** Weak comparison: a proxy that compresses makes a tag weak. */
const isAlike = (tag: string, other: string): boolean => tag.replace(/^W\//, '') === other.replace(/^W\//, '');

/** Dates of HTTP have whole seconds. */
const wholeSeconds = (ms: number): number => Math.floor(ms / SECOND_MS) * SECOND_MS;

const isLater = (modifiedMs: number | undefined, than: number | undefined): boolean =>
  modifiedMs !== undefined && than !== undefined && wholeSeconds(modifiedMs) > than;
