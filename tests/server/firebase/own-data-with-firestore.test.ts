import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import type { AccountData, OwnData } from '../../../server/domain/accounts/own-data.port';
import { FirestoreRest } from '../../../server/infrastructure/firebase/firestore-rest';
import { OwnDataWithFirestore } from '../../../server/infrastructure/firebase/own-data-with-firestore';
import { textOf } from '../../support/firebase/http-peer';
import { RecordingLogger } from '../../support/server/recording-logger';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EMAIL = 'signer@song-demo.iam.gserviceaccount.com';
const PLACE = 'projects/song-demo/databases/(default)/documents/accounts';
const AT = '2026-05-01T08:00:00Z';

describe('the documents of an account in Firestore', () => {
  const documents = new Map<string, string>();
  let isDown = false;

  async function answer(request: IncomingMessage): Promise<unknown> {
    const url = decodeURIComponent(request.url ?? '');
    const body = await textOf(request);
    if (url === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const expected = { issuer: EMAIL, audience: 'https://oauth2.googleapis.com/token' };
      const { payload } = await jwtVerify(assertion, publicKey, expected);
      return { access_token: payload['scope'] };
    }
    if (isDown || request.headers.authorization !== 'Bearer https://www.googleapis.com/auth/datastore') return null;
    if (request.method === 'DELETE') return { gone: documents.delete(url.slice('/v1/'.length)) };
    const found = [...documents].filter(([name]) => `/v1/${name}`.startsWith(`${url}/`));
    return {
      documents: found.map(([name, text]) => ({ name, updateTime: AT, fields: { body: { stringValue: text } } })),
    };
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      (body) => response.writeHead(body === null ? 503 : 200).end(JSON.stringify(body)),
      () => response.writeHead(401).end(),
    );
  });
  const log = new RecordingLogger();
  const nothing = { documents: [{ name: 'settings', body: 'here', at: AT }] } as unknown as AccountData;
  let removed: Awaited<ReturnType<OwnData['remove']>>;
  const here: OwnData = { of: () => Promise.resolve(nothing), remove: () => Promise.resolve(removed) };
  let data: OwnDataWithFirestore;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const signer = { projectId: 'song-demo', clientEmail: EMAIL, privateKey };
    data = new OwnDataWithFirestore(here, new FirestoreRest(signer, { token: `${base}/token`, firestore: base }), log);
  });
  beforeEach(() => {
    isDown = false;
    removed = { pictureIds: ['p'] };
    documents.clear();
    for (const name of ['vy/documents/settings', 'vy/documents/queue', 'lam/documents/queue'])
      documents.set(`${PLACE}/${name}`, `of ${name}`);
  });
  afterAll(() => void server.close());

  it('are read together with the other data of the account, without documents of other accounts', async () => {
    expect((await data.of('vy')).documents).toEqual([
      { name: 'settings', body: 'here', at: AT },
      { name: 'settings', body: 'of vy/documents/settings', at: AT },
      { name: 'queue', body: 'of vy/documents/queue', at: AT },
    ]);
    expect((await data.of('nobody')).documents).toHaveLength(1);
  });

  it('cause an error if they cannot be read, instead of missing silently', async () => {
    isDown = true;
    await expect(data.of('vy')).rejects.toThrow('answered 503');
  });

  it('are removed with the account, without documents of other accounts', async () => {
    expect(await data.remove('vy')).toEqual({ pictureIds: ['p'] });
    expect([...documents.keys()]).toEqual([`${PLACE}/lam/documents/queue`]);
  });

  it('remain if the account is not removed', async () => {
    removed = 'not-found';
    expect(await data.remove('vy')).toBe('not-found');
    expect(documents.size).toBe(3);
  });

  it("are reported in the server's log if they cannot be removed", async () => {
    isDown = true;
    expect(await data.remove('vy')).toEqual({ pictureIds: ['p'] });
    expect(JSON.stringify(log)).toContain('are left at Firestore');
  });
});
