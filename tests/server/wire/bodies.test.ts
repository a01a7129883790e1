import { LIMITS } from '../../../contract/kernel/limits';
import { withComposedApp, type Signed } from '../../support/server/composed-app';

const BOUNDARY = 'between-the-parts';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

const part = (name: string, content: string | Buffer, more = ''): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${name}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const IMAGE = 'name="image"; filename="a.png"';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const FORMS: readonly (readonly [string, Record<string, string>, Buffer<ArrayBuffer> | string])[] = [
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, part(IMAGE, PNG)],
  ['a form whose boundary is empty', { 'content-type': 'multipart/form-data; boundary=' }, part(IMAGE, PNG)],
  ['a form that says another boundary', { 'content-type': 'multipart/form-data; boundary=x' }, part(IMAGE, PNG)],
  ['a form without an end', FORM, part(IMAGE, PNG)],
  ['a form that ends within a part', FORM, part(IMAGE, PNG).subarray(0, -6)],
  ['a form that ends within a header', FORM, part(IMAGE, PNG).subarray(0, 60)],
  ['a form of its end alone', FORM, END],
  ['a form of nothing', FORM, ''],
  ['a part without a name', FORM, Buffer.concat([part('filename="a.png"', PNG), END])],
  [
    'a part with a header of 20,000 letters',
    FORM,
    Buffer.concat([part(IMAGE, PNG, `X-A: ${'a'.repeat(20_000)}\r\n`), END]),
  ],
  ['a part with 3,000 headers', FORM, Buffer.concat([part(IMAGE, PNG, 'X-A: a\r\n'.repeat(3_000)), END])],
  ['a file name with NUL', FORM, Buffer.concat([part('name="image"; filename="a\0.png"', PNG), END])],
  ['a file name that is not UTF-8', FORM, Buffer.concat([part('name="image"; filename="\xff\xfe.png"', PNG), END])],
  ['a field in place of the file', FORM, Buffer.concat([part('name="image"', 'text'), END])],
  ['a field called __proto__', FORM, Buffer.concat([part('name="__proto__"', 'text'), END])],
  ['a file of no bytes', FORM, Buffer.concat([part(IMAGE, ''), END])],
  ['two files', FORM, Buffer.concat([part(IMAGE, PNG), part(IMAGE, PNG), END])],
  ['JSON', { 'content-type': 'application/json' }, '{}'],
  ['bytes of no type', { 'content-type': 'application/octet-stream' }, PNG],
  ['a form of letters', { 'content-type': 'application/x-www-form-urlencoded' }, 'image=a'],
];

const JSONS: readonly (readonly [string, string | Buffer<ArrayBuffer>])[] = [
  ['bytes that are not UTF-8', Buffer.from('{"name":"\xff\xfe"}', 'latin1')],
  ['half a letter at the end', Buffer.from('7b226e616d65223a22e1ba', 'hex')],
  ['an encoded half of a surrogate pair', Buffer.from('7b226e616d65223a22eda080227d', 'hex')],
  ['UTF-16', Buffer.from('{"name":"a"}', 'utf16le')],
  ['brackets 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['objects 10,000 deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"a"'],
  ['a list', '[]'],
  ['only blanks', '   '],
];

const NUMBERS = ['1e999', '-1e999', '9223372036854775808', '2147483648', '-1', '1.5', '"1"', 'true', '[]'] as const;

describe('the server, called with unusual bodies and headers', () => {
  const { app, logger, seed, register } = withComposedApp();
  let somebody: Signed;
  let songId: string;
  let origin: string;

  beforeAll(async () => {
    await register('admin');
    somebody = await register('listener');
    songId = await seed.song('Ngủ Quên Trên Sóng', []);
    // Uploads need a real socket: the server monitors them for stalls.
    origin = await app().listen({ port: 0, host: '127.0.0.1' });
  });
  const send = async (
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | Buffer<ArrayBuffer>,
  ) => {
    const authorization = `Bearer ${somebody.token}`;
    const response = await fetch(origin + url, { method, body, headers: { ...headers, authorization } });
    return { status: response.status, ...((await response.json()) as { code: number; data: object }) };
  };
  const json = (method: 'PUT' | 'POST', url: string, payload: string | Buffer<ArrayBuffer>) =>
    send(method, url, { 'content-type': 'application/json' }, payload);

  it.each(FORMS)('answers %s with 400', async (_what, headers, payload) => {
    const response = await send('PUT', '/sso/user/me/avatar', headers, payload);
    expect(response).toMatchObject({ status: 400, code: 400 });
  });

  it.each(JSONS)('answers %s in place of an object with 400', async (_what, payload) => {
    const response = await json('PUT', '/sso/user/me', payload);
    expect(response).toMatchObject({ status: 400, code: 400 });
  });

  it.each(NUMBERS)('answers %s as the time of a play with 400 and the name of the field', async (value) => {
    const response = await json('POST', '/backend/history', `{"song_id":"${songId}","played_ms":${value}}`);
    expect(response).toMatchObject({ code: 400, data: { errors: { played_ms: expect.any(String) } } });
  });

  it.each(NUMBERS)('answers %s as the revision of a document with 400 and the name of the field', async (value) => {
    const response = await json('PUT', '/backend/document/queue', `{"body":"a","revision":${value}}`);
    expect(response).toMatchObject({ code: 400, data: { errors: { revision: expect.any(String) } } });
  });

  it('stores a document with NUL characters, half surrogate pairs and deep nesting, unchanged', async () => {
    const body = JSON.stringify({ '\0': ['\0', '\ud800', { '\udc00': 1e300 }], deep: '['.repeat(5_000) });
    const kept = await json('PUT', '/backend/document/settings', JSON.stringify({ revision: 0, body }));
    expect(kept).toMatchObject({ code: 200, data: { is_kept: true } });
    const read = await app().inject({
      url: '/backend/document/settings',
      headers: { authorization: `Bearer ${somebody.token}` },
    });
    expect(read.json().data.body).toBe(body);
  });

  it('counts characters as people do: 300 emoji are a comment of 300 characters', async () => {
    const shortId = await seed.short();
    const text = '🎵'.repeat(LIMITS.commentMax);
    const said = await json(
      'POST',
      `/backend/short-video/${shortId}/comments`,
      JSON.stringify({ id: 'a-comment', text }),
    );
    expect(said).toMatchObject({ code: 200, data: { text } });
  });

  it('logs no error for these bodies', () => {
    expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['16,000 letters', 'x'.repeat(16_000)],
    ['what no database keeps', '\ud800\0\u0085'],
    ['half an emoji at the limit', `${'x'.repeat(59)}🎵`],
    ['nothing', ''],
  ])('accepts a sign-in whose headers contain %s', async (_what, said) => {
    const response = await app().inject({
      method: 'POST',
      url: '/sso/security/login',
      payload: { email: 'listener@example.com', password: 'gió mùa đông bắc' },
      headers: {
        'user-agent': said,
        devicename: said,
        deviceid: said,
        'accept-language': said,
        'x-request-id': said,
        origin: said,
        'x-forwarded-for': said,
        'x-forwarded-host': said,
        'if-none-match': said,
      },
    });
    expect(response.json()).toMatchObject({ code: 200 });
  });
});
