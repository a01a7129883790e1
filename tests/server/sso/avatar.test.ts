import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Account } from '../../../server/domain/accounts/account';
import { registerAvatar } from '../../../server/presentation/http/sso/register-avatar';
import { withAccountsApp, type Admitted } from '../../support/server/accounts-app';
import { signedInApp } from '../../support/server/bare-app';

const STALLED_MS = 50;

const aPicture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

const formOf = (bytes: Uint8Array, field = 'image'): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes.slice()], { type: 'image/png' }), 'me.png');
  return form;
};

describe('an uploaded avatar', () => {
  const world = withAccountsApp();
  let address = '';
  let person: Admitted;

  const put = async (body: BodyInit, token = person.token) => {
    const headers = { authorization: `Bearer ${token}`, deviceid: '1111222233334444' };
    const response = await fetch(`${address}/sso/user/me/avatar`, { method: 'PUT', body, headers });
    return (await response.json()) as { code: number; data: { avatar?: string; errors?: Record<string, string> } };
  };
  const avatarNow = async () =>
    (await world.call({ method: 'GET', url: '/sso/user/me', token: person.token })).data.avatar;

  beforeAll(async () => {
    address = await world.app().listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(async () => {
    world.clock.pass(3_600_000);
    person = await world.register();
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'sent as %s is shown as a square WebP without the camera’s metadata',
    async (format) => {
      const { code, data } = await put(formOf(await aPicture(format)));
      expect(code).toBe(200);
      const shown = await fetch(`${address}${data.avatar ?? ''}?w=128`);
      expect(shown.headers.get('content-type')).toMatch(/^image\/(webp|avif)$/);
      const facts = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ width: 128, height: 128 });
      expect(facts.exif).toBeUndefined();
    },
  );

  it('of 50 MB is refused with an explanation, over a real connection, and the old avatar remains', async () => {
    // Created in advance: while the machine creates it, the connection of the first upload would time out.
    const huge = formOf(new Uint8Array(50_000_000));
    await put(formOf(await aPicture('png')));
    const before = await avatarNow();
    const { code, data } = await put(huge);
    expect([code, data.errors?.['image']]).toEqual([400, expect.stringContaining('10 MB')]);
    expect(await avatarNow()).toBe(before);
  });

  it('of 50 MB is also refused when its length is not declared in advance', async () => {
    const boundary = 'wave';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
    const pieces = [Buffer.from(head), ...Array.from({ length: 50 }, () => new Uint8Array(1_000_000))];
    const body = Readable.from([...pieces, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const request = { method: 'PUT', body, headers, duplex: 'half' } as unknown as RequestInit;
    const response = await fetch(`${address}/sso/user/me/avatar`, request);
    expect(await response.json()).toMatchObject({
      code: 400,
      data: { errors: { image: expect.stringContaining('10 MB') } },
    });
  });

  it.each([
    ['a drawing that could hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s, whatever type it declares', async (_, bytes) => {
    const { code, data } = await put(formOf(bytes));
    expect([code, data.errors?.['image']]).toEqual([400, expect.stringMatching(/\S/)]);
    expect(await avatarNow()).toBeNull();
  });

  it('with a script after the picture data is refused', async () => {
    const hiding = Buffer.concat([await aPicture('png'), Buffer.from('<script>alert(1)</script>')]);
    expect((await put(formOf(hiding))).code).toBe(400);
  });

  it('must be the part `image` of a form', async () => {
    const picture = await aPicture('png');
    expect((await put(formOf(picture, 'photo'))).code).toBe(400);
    expect((await put(JSON.stringify({ image: 'x' }))).code).toBe(400);
    expect((await put(new FormData())).code).toBe(400);
  });

  it('needs a session', async () => {
    expect((await put(formOf(await aPicture('png')), 'no.such.token')).code).toBe(401);
  });
});

describe('an upload that stalls', () => {
  it.each([
    ['is given up, and its connection closed', 5_000],
    ['is given up also where more was told than is taken, which is answered at its end', 50_000_000],
  ])('%s', async (_, length) => {
    const app = signedInApp();
    await registerAvatar(
      app,
      { setAvatar: () => Promise.resolve({ ok: true, value: null as Account | null }) },
      STALLED_MS,
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `PUT /sso/user/me/avatar HTTP/1.1\r\nhost: song\r\nauthorization: Bearer any\r\ncontent-length: ${length}\r\n` +
        'content-type: multipart/form-data; boundary=wave\r\n\r\n--wave\r\n',
    );
    const answered: unknown[] = [];
    socket.on('data', (piece) => answered.push(piece));
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeLessThan(5_000);
    expect(answered).toEqual([]);
    await app.close();
  });
});
