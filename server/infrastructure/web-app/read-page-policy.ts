import { readFile } from 'node:fs/promises';
import { OWN_ORIGIN_ALONE, type PagePolicy } from '../../application/ports/web-app';

const HOST = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Also sockets, and servers on the same machine, for development. */
const CONNECTED =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:http|ws):\/\/(?:127\.0\.0\.1|localhost):\d{1,5})$/;
/** A backend may be in a home network, which has no certificates. */
const BACKEND_ORIGIN = /^https?:\/\/[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/;
const POLICY_NAME = /^[\w-]+$/;

const only = (words: unknown, form: RegExp): readonly string[] =>
  Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string' && form.test(word)) : [];

/**
 * What the page needs, as written by the build; where nothing is written, its own origin is enough. Entries that are not hosts or
 * names are left out.
 */
export async function readPagePolicy(file: string): Promise<PagePolicy> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return OWN_ORIGIN_ALONE;
  const { script, connect, image, trustedTypes, backend } = JSON.parse(text) as Partial<
    Record<keyof PagePolicy, unknown>
  >;
  return {
    script: only(script, HOST),
    connect: only(connect, CONNECTED),
    image: only(image, HOST),
    trustedTypes: only(trustedTypes, POLICY_NAME),
    backend: only(backend, BACKEND_ORIGIN),
  };
}
