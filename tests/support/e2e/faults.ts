import type { Answer, Fault } from './fault-proxy';

const BOX_NAME = 4;

const withBody =
  (change: (body: Buffer) => Buffer): Fault =>
  (answer) => ({ ...answer, body: change(answer.body) });

const withStatus =
  (status: number, body: object | string = ''): Fault =>
  ({ headers }) => ({ status, headers: { ...headers, ...JSON_TYPE }, body: Buffer.from(JSON.stringify(body)) });

const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** The boxes are whole and say the truth; the sound in the last one is none. */
function undecodable(content: Buffer): Buffer {
  const sound = content.indexOf('mdat') + BOX_NAME;
  return Buffer.concat([content.subarray(0, sound), Buffer.alloc(content.length - sound, 0xff)]);
}

/** A page of words in place of what was asked for, as networks with a gate answer. */
const gatePage = ({ headers }: Answer): Answer => ({
  status: 200,
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!doctype html><title>Chào bạn</title><p>Đăng nhập vào mạng của quán.'),
});

/** Everything that may happen to an answer. */
export const FAULTS = {
  missing: withStatus(404),
  failing: withStatus(500),
  forbidden: withStatus(403, { code: 403, message: 'forbidden', data: null }),
  expired: withStatus(403, { code: 413, message: 'expired', data: null }),
  'too large': withStatus(413),
  cut: withBody((body) => body.subarray(0, Math.floor(body.length / 2))),
  corrupt: withBody(({ length }) => Buffer.alloc(length, 'not music ')),
  empty: withBody(() => Buffer.alloc(0)),
  undecodable: withBody(undecodable),
  'of a wrong type': ((answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/html' },
  })) satisfies Fault,
  'a page of words': gatePage,
  malformed: withBody(() => Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:what\n#EXTINF:,\n<p>')),
  'broken off': 'broken off',
  held: 'held',
  'half held': 'half held',
  unreachable: 'unreachable',
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
