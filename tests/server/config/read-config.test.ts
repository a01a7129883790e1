import { readConfig } from '../../../server/infrastructure/config/read-config';

const read = (env: Record<string, string>) => readConfig(env, '/srv/song');

describe('the configuration without any variable', () => {
  it('listens on the loopback address only, stores data beside the program and uses its own database', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        port: 4000,
        host: '127.0.0.1',
        dataFolder: '/srv/song/data',
        mediaFolder: undefined,
        demo: true,
        databaseUrl: undefined,
        ffmpegPath: undefined,
        cdnDomain: '/',
        cdnProtectedDomain: '/',
        signUp: 'open',
        sessionKey: undefined,
        accessTokenSeconds: 600,
        premiumUrlSeconds: 21_600,
        smtpUrl: undefined,
        mailFrom: 'Sóng <song@localhost>',
        contactEmail: undefined,
        firebaseServiceAccount: undefined,
        tls: undefined,
        logLevel: undefined,
        tagSplit: { separators: [], wholeNames: [] },
        mediaCacheBytes: 10 * 1024 ** 3,
        metricsPort: undefined,
        trustedProxies: { kind: 'nobody' },
        limits: {
          connections: 4_096,
          connectionsPerAddress: 512,
          stalledSeconds: 30,
          idleSeconds: 15,
          uploadSeconds: 300,
          uploads: 16,
          uploadsPerAddress: 6,
          uploadsPerAccount: 3,
        },
        warnings: [],
      },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', MEDIA_DIR: '  ', TLS_CERT: '' })).toEqual(read({}));
  });
});

describe('a good value', () => {
  it.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '0', { port: 0 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['DATA_DIR', './elsewhere', { dataFolder: '/srv/song/elsewhere' }],
    ['DATA_DIR', '/var/song', { dataFolder: '/var/song' }],
    ['MEDIA_DIR', '~/Music', { mediaFolder: '/home/an/Music' }],
    ['MEDIA_DIR', '~', { mediaFolder: '/home/an' }],
    ['MEDIA_DIR', '~other/Music', { mediaFolder: '/srv/song/~other/Music' }],
    ['DEMO', 'off', { demo: false }],
    ['DEMO', 'On', { demo: true }],
    ['DATABASE_URL', 'postgres://a:b@db:5432/song', { databaseUrl: 'postgres://a:b@db:5432/song' }],
    ['DATABASE_URL', 'postgresql://db/song', { databaseUrl: 'postgresql://db/song' }],
    ['CDN_DOMAIN', 'https://cdn.example.org/m', { cdnDomain: 'https://cdn.example.org/m/' }],
    ['CDN_PROTECTED_DOMAIN', '/files/', { cdnProtectedDomain: '/files/' }],
    ['SIGN_UP', 'closed', { signUp: 'closed' }],
    ['ACCESS_TOKEN_SECONDS', '60', { accessTokenSeconds: 60 }],
    ['PREMIUM_URL_SECONDS', '5', { premiumUrlSeconds: 5 }],
    ['SESSION_KEY', 'c2VjcmV0', { sessionKey: 'c2VjcmV0' }],
    ['DATABASE_URL', 'postgres://u:p@/song?host=/tmp', { databaseUrl: 'postgres://u:p@/song?host=/tmp' }],
    ['DATABASE_URL', 'postgres:///song', { databaseUrl: 'postgres:///song' }],
    ['DATABASE_URL', 'postgres:///song?host=/run/pg', { databaseUrl: 'postgres:///song?host=/run/pg' }],
    ['DATABASE_URL', 'postgresql://db?sslmode=require', { databaseUrl: 'postgresql://db?sslmode=require' }],
    ['CDN_DOMAIN', 'https://cdn.example/@music', { cdnDomain: 'https://cdn.example/@music/' }],
    ['SMTP_URL', 'smtp://an:secret@mail.example.org:587', { smtpUrl: 'smtp://an:secret@mail.example.org:587' }],
    ['MAIL_FROM', 'Sóng <music@example.org>', { mailFrom: 'Sóng <music@example.org>' }],
    ['MAIL_FROM', 'music@example.org', { mailFrom: 'music@example.org' }],
    ['CONTACT_EMAIL', 'host@example.org', { contactEmail: 'host@example.org' }],
    ['FIREBASE_SERVICE_ACCOUNT', 'keys/song.json', { firebaseServiceAccount: '/srv/song/keys/song.json' }],
    ['FIREBASE_SERVICE_ACCOUNT', '{"a":1}', { firebaseServiceAccount: '{"a":1}' }],
    ['LOG_LEVEL', 'DEBUG', { logLevel: 'debug' }],
    ['TAG_SEPARATORS', '[", ", " & "]', { tagSplit: { separators: [', ', ' & '], wholeNames: [] } }],
    ['TAG_WHOLE_NAMES', '["Tyler, The Cellist"]', { tagSplit: { separators: [], wholeNames: ['Tyler, The Cellist'] } }],
    ['MEDIA_CACHE_BYTES', '104857600', { mediaCacheBytes: 104_857_600 }],
    ['MEDIA_CACHE_BYTES', '1.5g', { mediaCacheBytes: 1.5 * 1024 ** 3 }],
    ['MEDIA_CACHE_BYTES', '512 MiB', { mediaCacheBytes: 512 * 1024 ** 2 }],
    ['MAX_CONNECTIONS', '16', { limits: expect.objectContaining({ connections: 16, connectionsPerAddress: 512 }) }],
    ['MAX_CONNECTIONS_PER_ADDRESS', '8', { limits: expect.objectContaining({ connectionsPerAddress: 8 }) }],
    ['STALLED_SECONDS', '60', { limits: expect.objectContaining({ stalledSeconds: 60 }) }],
    ['UPLOAD_SECONDS', '900', { limits: expect.objectContaining({ uploadSeconds: 900 }) }],
    ['UPLOADS', '4', { limits: expect.objectContaining({ uploads: 4 }) }],
    ['UPLOADS_PER_ADDRESS', '2', { limits: expect.objectContaining({ uploadsPerAddress: 2 }) }],
    ['UPLOADS_PER_ACCOUNT', '1', { limits: expect.objectContaining({ uploadsPerAccount: 1 }) }],
    ['TRUST_PROXY', 'Off', { trustedProxies: { kind: 'nobody' } }],
    ['TRUST_PROXY', '2', { trustedProxies: { kind: 'hops', count: 2 } }],
    ['TRUST_PROXY', 'on', { trustedProxies: { kind: 'hops', count: 1 }, warnings: [expect.stringContaining('=1')] }],
    ['METRICS_PORT', '9100', { metricsPort: 9100 }],
    ['FFMPEG_PATH', '/opt/ffmpeg', { ffmpegPath: '/opt/ffmpeg' }],
  ])('%s=%s is understood', (name, text, expected) => {
    expect(read({ HOME: '/home/an', [name]: text })).toMatchObject({ ok: true, value: expected });
  });

  it('accepts the certificate and its key together', () => {
    expect(read({ TLS_CERT: 'cert.pem', TLS_KEY: '/etc/key.pem' })).toMatchObject({
      ok: true,
      value: { tls: { certFile: '/srv/song/cert.pem', keyFile: '/etc/key.pem' } },
    });
  });
});

describe('a bad value', () => {
  it.each([
    ['PORT', '70000', 'PORT=70000 must be a port from 0 to 65535'],
    ['PORT', 'http', 'PORT=http must be a port from 0 to 65535'],
    ['PORT', '-1', 'PORT=-1 must be a port from 0 to 65535'],
    ['PORT', '80.5', 'PORT=80.5 must be a port from 0 to 65535'],
    ['HOST', 'a b', 'HOST=a b must be an address or a host name, such as 0.0.0.0'],
    [
      'CDN_DOMAIN',
      '//evil.example',
      'CDN_DOMAIN=//evil.example must start with / or be an http(s) address without a query, user or password',
    ],
    [
      'CDN_DOMAIN',
      'ftp://x',
      'CDN_DOMAIN=ftp://x must start with / or be an http(s) address without a query, user or password',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud must be one of debug, info, warn, error, silent'],
    ['DEMO', 'no', 'DEMO=no must be one of on, off'],
    ['MEDIA_CACHE_BYTES', '10', 'MEDIA_CACHE_BYTES=10 must be a size such as 10G or 512M, at least 64M'],
    ['TAG_SEPARATORS', ',', 'TAG_SEPARATORS=, must be a JSON list of texts, such as [", ", " & "]'],
    ['TAG_WHOLE_NAMES', '[" "]', 'TAG_WHOLE_NAMES=[" "] must be a JSON list of texts, such as [", ", " & "]'],
    ['MEDIA_CACHE_BYTES', 'much', 'MEDIA_CACHE_BYTES=much must be a size such as 10G or 512M, at least 64M'],
    ['SIGN_UP', 'maybe', 'SIGN_UP=maybe must be one of open, closed'],
    ['ACCESS_TOKEN_SECONDS', '1', 'ACCESS_TOKEN_SECONDS=1 must be a number of seconds from 2 to 3600'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM=nobody must be an address, such as Sóng <music@example.org>'],
    ['CONTACT_EMAIL', 'a@b.c,d@e.f', 'CONTACT_EMAIL=a@b.c,d@e.f must be an address, such as music@example.org'],
    ['SMTP_URL', 'mail:hunter2', 'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host'],
    [
      'CDN_DOMAIN',
      'https://:hunter2@cdn.example/',
      'CDN_DOMAIN must start with / or be an http(s) address without a query, user or password',
    ],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host'],
    ['DATABASE_URL', 'postgres://', 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    [
      'DATABASE_URL',
      'postgres://db/song?sslmode=maybe',
      'DATABASE_URL must have one of these as sslmode: disable, allow, prefer, require, verify-ca, verify-full, no-verify',
    ],
    ['MEDIA_DIR', 'a\0b', 'MEDIA_DIR=a\0b must be a path'],
    ['MAX_CONNECTIONS', '15', 'MAX_CONNECTIONS=15 must be a number from 16 to 100000'],
    ['STALLED_SECONDS', '0', 'STALLED_SECONDS=0 must be a number of seconds from 1 to 3600'],
    ['TLS_CERT', 'cert.pem', 'TLS_CERT and TLS_KEY must be set together'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY=10.0.0.0/33 must be off, a number of proxies from 1 to 16, or their addresses, such as 127.0.0.1, 10.0.0.0/8',
    ],
  ])('%s=%j is refused with a one-line reason', (name, text, reason) => {
    expect(read({ [name]: text })).toEqual({ ok: false, error: reason });
  });

  it('is not repeated in the reason when it is a database address, which may contain a password', () => {
    const answer = read({ DATABASE_URL: 'mysql://song:hunter2@db/song' });
    expect(answer).toEqual({
      ok: false,
      error: 'DATABASE_URL must look like postgres://user:password@host:5432/database',
    });
  });

  it('of PORT is reported first when the value of LOG_LEVEL is bad too', () => {
    expect(read({ LOG_LEVEL: 'loud', PORT: 'x' })).toMatchObject({
      error: expect.stringMatching(/^PORT=x /) as string,
    });
  });
});
