import { describeStart, isLoopback } from '../../../server/composition/start-report';
import type { Config } from '../../../server/infrastructure/config/config';
import { readConfig } from '../../../server/infrastructure/config/read-config';

const configOf = (env: Record<string, string>): Config => {
  const config = readConfig(env, '/srv/song');
  if (!config.ok) throw new Error(config.error);
  return config.value;
};

const report = (env: Record<string, string>): string[] =>
  describeStart({
    config: configOf(env),
    port: 4000,
    database: { description: 'PostgreSQL 18.4', durability: 'fsync on' },
    mediaTools: ['ffmpeg 7.1'],
  });

describe('the start report', () => {
  it('lists in a few lines what was started, and says how to add music', () => {
    expect(report({})).toEqual([
      'Sóng is playing at http://127.0.0.1:4000',
      '  data         /srv/song/data',
      '  database     PostgreSQL 18.4',
      '  durability   fsync on',
      '  media tools  ffmpeg 7.1',
      '  music        none yet; bring yours in with  MEDIA_DIR=~/Music npm start',
    ]);
  });

  it('gives each warning about the media tools its own line', () => {
    const mediaTools = ['ffmpeg 5.1.9', 'has known holes', 'not jailed'];
    const database = { description: 'PostgreSQL 18.4', durability: 'fsync on' };
    const lines = describeStart({ config: configOf({}), port: 4000, database, mediaTools });
    const column = ' '.repeat(15);
    expect(lines.slice(4, 7)).toEqual([
      `  media tools  ffmpeg 5.1.9`,
      `${column}has known holes`,
      `${column}not jailed`,
    ]);
  });

  it('names the media folder where one is configured', () => {
    expect(report({ MEDIA_DIR: '/music' })).toContain('  music        /music');
  });

  it('says what music is played where no media folder is configured', () => {
    const music = 'demo music is being made';
    const database = { description: 'PostgreSQL 18.4', durability: 'fsync on' };
    const lines = describeStart({ config: configOf({}), port: 4000, database, mediaTools: ['ffmpeg 7.1'], music });
    expect(lines).toContain('  music        demo music is being made');
  });

  it.each([
    ['0.0.0.0', 'http://localhost:4000 and on every address of this machine'],
    ['192.168.1.5', 'http://192.168.1.5:4000'],
    ['fd00::5', 'http://[fd00::5]:4000'],
  ])('says what is missing without HTTPS on %s', (host, address) => {
    const lines = report({ HOST: host });
    expect(lines[0]).toBe(`Sóng is playing at ${address}`);
    expect(lines.at(-1)).toMatch(/without HTTPS, .*TLS_CERT and TLS_KEY/);
  });

  it('has no such warning about HTTPS with a certificate', () => {
    const lines = report({ HOST: '0.0.0.0', TLS_CERT: '/c', TLS_KEY: '/k' });
    expect(lines[0]).toContain('https://localhost:4000');
    expect(lines.join()).not.toContain('without HTTPS');
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['127.example.org', false],
  ])('treats %s as an address of this machine alone: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
