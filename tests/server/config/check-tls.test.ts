import { writeFile } from 'node:fs/promises';
import { checkTls } from '../../../server/infrastructure/config/check-tls';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { ANOTHER_KEY, CERTIFICATE, ITS_KEY } from '../../support/server/test-certificate';

describe('the certificate and its key', () => {
  const inFolder = withTemporaryFolder();

  const check = async (cert: string, key: string) => {
    const certFile = inFolder('cert.pem');
    const keyFile = inFolder('key.pem');
    await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)]);
    return checkTls({ certFile, keyFile });
  };

  it('may be left out', async () => {
    expect(await checkTls(undefined)).toEqual({ ok: true, value: undefined });
  });

  it('are accepted when they belong together', async () => {
    expect(await check(CERTIFICATE, ITS_KEY)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['they do not belong together', CERTIFICATE, ANOTHER_KEY],
    ['they are something else', 'a', 'b'],
  ])('are refused with a one-line reason when %s', async (_fault, cert, key) => {
    expect(await check(cert, key)).toEqual({
      ok: false,
      error: expect.stringMatching(/^TLS_CERT=\S+cert\.pem and TLS_KEY=\S+key\.pem cannot be used: .+$/) as string,
    });
  });
});
