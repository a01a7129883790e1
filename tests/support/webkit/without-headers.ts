import type { OutgoingHttpHeaders } from 'node:http';

export const withoutHeaders = (headers: OutgoingHttpHeaders, ...names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
