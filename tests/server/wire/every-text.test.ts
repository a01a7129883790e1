import type { InjectOptions } from 'fastify';
import { ClientFrame } from '../../../contract/live';
import { routes, type RouteName } from '../../../contract/routes';
import * as z from '../../../contract/schema';
import { withComposedApp, type Signed } from '../../support/server/composed-app';
import { spoiltSamples } from '../../support/server/spoilt-samples';

const UNSTORABLE = [
  ['NUL', 'a\0b'],
  ['a high half of a pair', 'a\ud800b'],
  ['a low half of a pair', 'a\udc00b'],
] as const;
const PARTS = ['params', 'query', 'body'] as const;

type Part = (typeof PARTS)[number];
type Parts = Partial<Record<Part, unknown>>;

const rows = (Object.keys(routes) as RouteName[]).flatMap((name) =>
  PARTS.flatMap((part) => {
    const schema = (routes[name] as Partial<Record<Part, z.core.$ZodType>>)[part];
    return UNSTORABLE.flatMap(([what, text]) =>
      (schema === undefined ? [] : spoiltSamples(schema, text)).map(({ at, whole }) => {
        // In a query a list is one text, and its error is reported under the name of the parameter.
        const field = (part === 'body' ? at : at.slice(0, 1)).join('.');
        return { name, part, what, field, parts: { [part]: whole } as Parts };
      }),
    );
  }),
);
const bodiesAndQueries = rows.filter(({ part }) => part !== 'params');
const paths = rows.filter(({ part }) => part === 'params');

const frames = UNSTORABLE.flatMap(([what, text]) =>
  spoiltSamples(ClientFrame, text).map(({ at, whole }) => ({ what, field: at.join('.'), path: at, frame: whole })),
);

/** Half of a surrogate pair has no UTF-8 encoding; a careless writer sends these bytes. */
const encoded = (text: string): string =>
  Array.from(text, (letter) => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter))).join('');

function requestOf(name: RouteName, { params = {}, query = {}, body }: Parts): InjectOptions {
  const { method, path } = routes[name];
  const fields = Object.entries(query as object).map(
    ([field, value]) => `${field}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, field: string) =>
    encoded((params as Readonly<Record<string, string>>)[field] ?? 'queue'),
  );
  return { method, url: `${filled}?${fields.join('&')}`, ...(body !== undefined && { payload: body as object }) };
}

describe('every text that a call can send', () => {
  const { app, logger, register } = withComposedApp();
  let admin: Signed;
  let calls = 0;

  beforeAll(async () => {
    admin = await register('admin');
  });

  /** Uses a different address each time, because addresses are rate-limited. */
  const send = (options: InjectOptions) => {
    calls += 1;
    const remoteAddress = `10.1.${calls >> 8}.${calls & 255}`;
    return app().inject({ ...options, remoteAddress, headers: { authorization: `Bearer ${admin.token}` } });
  };

  it('is checked in every part of a call', () => {
    expect([paths.length, bodiesAndQueries.length, frames.length].map((count) => count > 30)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(bodiesAndQueries)(
    'is refused with $what, and the answer names the field: $name, $part, $field',
    async (row) => {
      const response = await send(requestOf(row.name, row.parts));
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().data.errors)).toContain(row.field);
    },
  );

  it.each(paths)('is refused with $what in the address: $name, $field', async (row) => {
    const response = await send(requestOf(row.name, row.parts));
    expect(response.statusCode).toBe(400);
  });

  it.each(frames)('is refused in a frame of a socket with $what: $field', ({ path, frame }) => {
    const issues = z.safeParse(ClientFrame, frame).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.map(String))).toContainEqual(path);
  });

  it('never causes a server error', () => {
    expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
