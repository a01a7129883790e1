import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { chooseBackend } from '../../scripts/build/choose-backend';
import { pagePolicyOf } from '../../scripts/build/page-policy';
import { readPagePolicy } from '../../server/infrastructure/web-app/read-page-policy';
import { withTemporaryFolder } from '../support/server/temporary-folder';

const REGISTRY = { song: {}, away: { needsServerUrl: true } };
const NAMES = ['BACKEND', 'BACKEND_URL'] as const;

const chosen = (args: readonly string[]) => {
  chooseBackend(args, REGISTRY);
  return NAMES.map((name) => process.env[name]);
};

afterEach(() => {
  for (const name of NAMES) delete process.env[name];
});

describe('the backend of a build', () => {
  it('is our own server when none is named', () => {
    expect(chosen([])).toEqual(['song', '']);
  });

  it('is the one that the option names, or else the one in the environment', () => {
    process.env['BACKEND'] = 'away';
    process.env['BACKEND_URL'] = 'https://music.example/';
    expect(chosen([])).toEqual(['away', 'https://music.example']);
    expect(chosen(['--backend=away', '--backend-url=http://music.home:4533/'])).toEqual([
      'away',
      'http://music.home:4533',
    ]);
  });

  it('is refused with the names that exist when there is none of its name', () => {
    expect(() => chosen(['--backend=sogn'])).toThrow('there is no backend "sogn"; there are: song, away');
    expect(() => chosen(['--backend=toString'])).toThrow('there is no backend "toString"');
  });

  it('is refused without the address that it needs, and with an address that it does not need', () => {
    expect(() => chosen(['--backend=away'])).toThrow('needs the address of its server: --backend-url=https://…');
    expect(() => chosen(['--backend-url=https://music.example'])).toThrow('"song" is the server of the page');
  });

  it.each([
    ['music.example', 'begin with http:// or https://'],
    ['/rest', 'begin with http:// or https://'],
    ['ftp://music.example', 'begin with http:// or https://'],
    ['https://an:secret@music.example', 'contain no user name and no password'],
    ['https://music.example/?u=an', 'contain no query and no fragment'],
    ['https://music.example/#top', 'contain no query and no fragment'],
    ['http://[::1]:4533', 'name its host by a name or an IPv4 address'],
  ])('is refused at the address %s', (url, rule) => {
    expect(() => chosen(['--backend=away', `--backend-url=${url}`])).toThrow(rule);
  });

  it('does not repeat the password of an address that is refused', () => {
    expect(() => chosen(['--backend=away', '--backend-url=https://an:secret@music.example'])).not.toThrow('secret');
  });
});

describe('the policy of a page whose backend is at another address', () => {
  const inFolder = withTemporaryFolder();

  it.each([
    ['https://music.example/rest', 'https://music.example'],
    ['http://192.168.1.5:4533', 'http://192.168.1.5:4533'],
    ['http://music_server:8096/jellyfin', 'http://music_server:8096'],
    ['https://nhạc.vn', 'https://xn--nhc-tgz.vn'],
  ])('names for %s its origin alone', async (url, origin) => {
    await writeFile(inFolder('policy.json'), JSON.stringify(pagePolicyOf('', url)));
    expect((await readPagePolicy(inFolder('policy.json'))).backend).toEqual([origin]);
  });

  it('leaves out what is more than an origin', async () => {
    const backend = ['https://music.example; script-src *', '*', 'https://*.example', 'https://music.example/rest'];
    await writeFile(inFolder('policy.json'), JSON.stringify({ backend }));
    expect(JSON.parse(await readFile(inFolder('policy.json'), 'utf8'))).toEqual({ backend });
    expect((await readPagePolicy(inFolder('policy.json'))).backend).toEqual([]);
  });
});

describe('a program that builds the web app', () => {
  it.each([
    ['npm start', ['scripts/start.js'], { BACKEND: 'sogn' }],
    ['npm run build', ['--import', 'tsx', 'scripts/build.ts', '--backend=sogn'], {}],
    ['npm run dev', ['--import', 'tsx', 'scripts/dev.ts', '--backend=sogn'], {}],
  ])(
    'says in one line that the backend does not exist: %s',
    (_, args, env) => {
      const { status, stderr } = spawnSync(process.execPath, args, {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      expect(stderr).toBe('there is no backend "sogn"; there are: song\n');
      expect(status).toBe(1);
    },
    60_000,
  );
});
