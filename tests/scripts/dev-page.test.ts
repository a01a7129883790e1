import fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pagePolicyOf } from '../../scripts/build/page-policy';
import { answerPages } from '../../scripts/dev/page';
import { withTemporaryFolder } from '../support/server/temporary-folder';

/** What the development server answers at the address of a page. */
function answerOf(folder: string, backendUrl: string): Promise<{ policy: string; page: string }> {
  const headers = new Map<string, unknown>();
  const answer = answerPages({ outputFileSystem: fs, outputPath: folder }, pagePolicyOf('', backendUrl));
  return new Promise((resolve, reject) => {
    const response = {
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      end: (page: string) => resolve({ policy: String(headers.get('content-security-policy')), page }),
    };
    answer({ method: 'GET', url: '/song/1' }, response as never, reject);
  });
}

describe('the page of the development server', () => {
  const inFolder = withTemporaryFolder();
  beforeAll(() => writeFile(inFolder('index.html'), '<meta property="csp-nonce" nonce="">'));

  it('has the policy of the built page and a socket for changes', async () => {
    const { policy, page } = await answerOf(inFolder(), '');
    const nonce = /nonce="([\w-]{22})"/.exec(page)?.[1];
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([`style-src 'self' 'nonce-${nonce}'`, "connect-src 'self' ws:", "media-src 'self' blob:"]),
    );
  });

  it('allows requests, pictures and media of a backend at another address', async () => {
    const { policy } = await answerOf(inFolder(), 'https://music.example/rest');
    const backend = 'https://music.example';
    expect(policy.split('; ').filter((rule) => rule.includes(backend))).toEqual([
      `img-src 'self' blob: data: ${backend}`,
      `connect-src 'self' ws: ${backend}`,
      `media-src 'self' blob: ${backend}`,
    ]);
  });
});
