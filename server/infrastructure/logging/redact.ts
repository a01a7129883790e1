const REDACTED = '[redacted]';
const SECRET_NAME = /pass(word|phrase|wd)?$|token|secret|authorization|cookie|api_?key|private_?key|^otp$|signature/i;
const DEEPEST = 6;

// The signed part of a media path, credentials in a URL, and a bearer token, wherever they stand in a text.
const SECRET_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/\/p\/[^/\s"']+/g, `/p/${REDACTED}`],
  [/([a-z][a-z0-9+.-]*:\/\/)[^/\s@"']+@/gi, `$1${REDACTED}@`],
  [/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${REDACTED}`],
];

/** A copy of `value` fit for a log: secrets are left out at every depth, exceptions become plain objects. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deeper]';
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1));
  return redactEntries(Object.entries(value), depth);
}

export function redactText(text: string): string {
  return SECRET_TEXTS.reduce((redacted, [form, replacement]) => redacted.replace(form, replacement), text);
}

function redactEntries(entries: readonly (readonly [string, unknown])[], depth: number): Record<string, unknown> {
  const safe = entries.map(
    ([name, each]) => [name, SECRET_NAME.test(name) ? REDACTED : redact(each, depth + 1)] as const,
  );
  return Object.fromEntries(safe);
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return redactEntries(Object.entries({ name, message, code, stack, cause }), depth);
}
