import { of } from 'rxjs';
import type { HttpTransport } from '../../../../src/application/ports/http-transport.port';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import { MemoryStore } from '../../../support/fakes/memory-store';

const PAIR = { domain: 'https://cdn.song.test/', domain_protected: 'https://guarded.song.test' };

const answering = (answer: Awaited<ReturnType<HttpTransport['send']>>): HttpTransport => ({
  send: () => Promise.resolve(answer),
  follow: () => of({ kind: 'answered', answer }),
});

describe('the media domains', () => {
  it('are stored under one key each', async () => {
    const store = new MemoryStore();
    await new CdnDomains(answering(succeed(PAIR)), store).refresh();
    expect(Object.fromEntries(store.values)).toEqual({
      cdnDomain: PAIR.domain,
      cdnProtectedDomain: PAIR.domain_protected,
    });
  });

  it('are put before paths: the protected domain before signed paths', async () => {
    const domains = new CdnDomains(answering(succeed(PAIR)), new MemoryStore());
    await domains.refresh();
    expect(domains.pictureUrl('/images/1')).toBe('https://cdn.song.test/images/1?w={width}');
    expect(domains.mediaUrl('/media/a/1.m3u8')).toBe('https://cdn.song.test/media/a/1.m3u8');
    expect(domains.mediaUrl('/p/1.2.3/a.m3u8')).toBe('https://guarded.song.test/p/1.2.3/a.m3u8');
  });

  it('offer each picture in several widths, and no media file', () => {
    const domains = new CdnDomains(answering(succeed(PAIR)), new MemoryStore());
    expect(domains.pictureUrl('/images/1')).toBe('/images/1?w={width}');
    expect(domains.mediaUrl('/media/a/1.m3u8')).toBe('/media/a/1.m3u8');
  });

  it('stay unchanged when they cannot be fetched', async () => {
    const store = new MemoryStore({ cdnDomain: 'https://old.song.test' });
    await new CdnDomains(answering(fail({ kind: 'offline' })), store).refresh();
    expect(Object.fromEntries(store.values)).toEqual({ cdnDomain: 'https://old.song.test' });
  });
});
