import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { readServiceAccount } from '../../../server/infrastructure/config/read-service-account';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const pem = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const ELLIPTIC = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const whole = { project_id: 'song-demo', client_email: 'a@b.example', private_key: pem(2048) };

describe('the service account', () => {
  const inFolder = withTemporaryFolder();

  it('may be left out', async () => {
    expect(await readServiceAccount(undefined)).toEqual({ ok: true, value: undefined });
  });

  it('is read from JSON or from a file', async () => {
    const expected = { ok: true, value: { projectId: 'song-demo', clientEmail: 'a@b.example' } };
    await writeFile(inFolder('account.json'), JSON.stringify(whole));
    expect(await readServiceAccount(JSON.stringify(whole))).toMatchObject(expected);
    expect(await readServiceAccount(inFolder('account.json'))).toMatchObject(expected);
  });

  it.each([
    ['no JSON', '{ project'],
    ['a field that is missing', JSON.stringify({ ...whole, client_email: undefined })],
    ['a field that is empty', JSON.stringify({ ...whole, project_id: '' })],
    ['no key', JSON.stringify({ ...whole, private_key: 'hunter2' })],
    ['a key that is too short', JSON.stringify({ ...whole, private_key: pem(1024) })],
    ['a key of another kind', JSON.stringify({ ...whole, private_key: ELLIPTIC })],
  ])(
    'is refused with a one-line reason when the setting has %s, and its content is not repeated',
    async (_fault, text) => {
      const read = await readServiceAccount(text);
      expect(read).toEqual({
        ok: false,
        error: expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT has [^\n]+$/) as string,
      });
      expect(JSON.stringify(read)).not.toMatch(/hunter2|BEGIN/);
    },
  );

  it('is refused with the name of the file when the file cannot be read', async () => {
    const file = inFolder('nowhere.json');
    expect(await readServiceAccount(file)).toMatchObject({
      error: expect.stringContaining(`FIREBASE_SERVICE_ACCOUNT=${file} cannot be read`) as string,
    });
  });
});
