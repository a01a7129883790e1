import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { composeFirebase } from '../../../server/composition/firebase';
import { withAccountsApp } from '../../support/server/accounts-app';
import { HandClock } from '../../support/server/hand-clock';
import { silentLogger } from '../../support/server/silent-logger';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const EMAIL = 'signer@song-demo.iam.gserviceaccount.com';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const serviceAccount = JSON.stringify({
  project_id: 'song-demo',
  client_email: EMAIL,
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
});
const url = '/sso/security/firebase-token';

describe('a token for Firebase', () => {
  const world = withAccountsApp({
    extend: async (app, { clock, logger: log }) =>
      (await composeFirebase({ serviceAccount, meetingProject: null, clock, log })).register(app),
  });
  const ask = (token?: string) => world.call({ method: 'GET', url, ...(token !== undefined && { token }) });
  const read = (token: unknown) =>
    jwtVerify(String(token), publicKey, {
      algorithms: ['RS256'],
      issuer: EMAIL,
      subject: EMAIL,
      audience: AUDIENCE,
      currentDate: world.clock.date(),
    });

  it('is signed by the service account, for the calling account and session, for an hour', async () => {
    const { token, user } = await world.register();
    const { code, data } = await ask(token);
    const { payload, protectedHeader } = await read(data.token);
    const begun = Math.floor(world.clock.now() / 1_000);
    const device = String(data['device']);
    expect(code).toBe(200);
    expect(data).toMatchObject({ account: user.id, expires_in: 3_600 });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(payload).toMatchObject({ uid: user.id, iat: begun, exp: begun + 3_600 });
    expect(payload['claims']).toEqual({ sid: device, until: (begun + 3_600) * 1_000 });
    const devices = await world.call({ method: 'GET', url: '/sso/user/me/devices', token });
    expect(devices.data).toMatchObject([{ id: device, current: true }]);
  });

  it('is issued only for the calling account', async () => {
    const one = await world.register();
    const other = await world.register();
    const tokens = await Promise.all([one, other].map(async ({ token }) => (await ask(token)).data.token));
    const uids = await Promise.all(tokens.map(async (token) => (await read(token)).payload['uid']));
    expect(uids).toEqual([one.user.id, other.user.id]);
  });

  it('is refused without a session, and after signing out', async () => {
    const { token } = await world.register();
    expect(await ask()).toMatchObject({ status: 401, code: 401 });
    await world.call({ method: 'GET', url: '/sso/security/logout', token });
    expect(await ask(token)).toMatchObject({ status: 401, code: 401, data: null });
  });
});

describe('a server without a service account', () => {
  const world = withAccountsApp({
    extend: async (app, { clock, logger: log }) =>
      (await composeFirebase({ serviceAccount: undefined, meetingProject: null, clock, log })).register(app),
  });

  it('reports that it is not connected to Firebase, in the requested language', async () => {
    const { token } = await world.register();
    const asked = { method: 'GET', url, token } as const;
    expect(await world.call({ ...asked, headers: { 'accept-language': 'en' } })).toMatchObject({
      status: 404,
      code: 404,
      message: 'This server is not connected to Firebase.',
    });
    expect(await world.call(asked)).toMatchObject({ message: 'Máy chủ này chưa được nối với Firebase.' });
  });
});

describe('the start-up messages about Firebase', () => {
  const said = async (account: string | undefined, meetingProject: string | null) => {
    const parts = { clock: new HandClock(), log: silentLogger };
    return (await composeFirebase({ serviceAccount: account, meetingProject, ...parts })).lines.map(([, text]) => text);
  };

  it.each([
    [undefined, null, []],
    [serviceAccount, null, ['tokens are signed for the project song-demo']],
    [serviceAccount, 'song-demo', ['tokens are signed for the project song-demo']],
    [
      serviceAccount,
      'song-other',
      ['devices are to meet at song-other and cannot: tokens are signed for the project song-demo'],
    ],
    [undefined, 'song-demo', ['devices are to meet at song-demo and cannot: FIREBASE_SERVICE_ACCOUNT is not set']],
  ])('report whether devices can meet there (%#)', async (account, meetingProject, lines) => {
    expect(await said(account, meetingProject)).toEqual(lines);
  });
});
