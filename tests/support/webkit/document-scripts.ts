import type { OutgoingHttpHeaders } from 'node:http';
import { withoutHeaders } from './without-headers';

/** The proxy itself answers it, on every origin. */
export const SCRIPTS_PATH = '/__init-scripts.js';
export const TOLD_PATH = '/__told';

const HEAD = /<head\b[^>]*>|<html\b[^>]*>|<!doctype[^>]*>/gi;

/** Makes a document run the scripts of its window before its own. */
export function withScripts(html: string, tab: number): string {
  const script = `<script src="${SCRIPTS_PATH}?tab=${tab}"></script>`;
  const places = [...html.matchAll(HEAD)];
  const found = places.find(([tag]) => /^<head/i.test(tag)) ?? places.at(-1);
  const at = found === undefined ? 0 : found.index + found[0].length;
  return html.slice(0, at) + script + html.slice(at);
}

/** A policy that allows the page to load the proxy's answers on its own origin; otherwise unchanged. */
function amendedPolicy(policy: string): string {
  const directives = policy.split(';').map((each) => each.trim());
  const named = (name: string) => directives.find((each) => each.split(/\s+/)[0] === name);
  const added = ['script-src', 'connect-src'].flatMap((name) => {
    const [, ...sources] = (named(name) ?? named('default-src') ?? '').split(/\s+/);
    if (sources.length === 0 || sources.includes("'self'") || sources.includes('*')) return [];
    return [[name, ...sources.filter((source) => source !== "'none'"), "'self'"].join(' ')];
  });
  const isReplaced = (each: string) => added.some((other) => other.split(' ')[0] === each.split(/\s+/)[0]);
  return [...directives.filter((each) => each !== '' && !isReplaced(each)), ...added].join('; ');
}

/** The response is for one window only, and must not be cached for another one. */
export function documentHeaders(headers: OutgoingHttpHeaders, length: number): OutgoingHttpHeaders {
  const rest = withoutHeaders(headers, 'etag', 'last-modified', 'transfer-encoding');
  const policy = rest['content-security-policy'];
  return {
    ...rest,
    ...(policy !== undefined && { 'content-security-policy': amendedPolicy(String(policy)) }),
    'cache-control': 'no-store',
    'content-length': length,
  };
}
