import { of } from 'rxjs';
import type { HttpRequest, HttpTransport } from '../../../../src/application/ports/http-transport.port';
import { fail } from '../../../../src/domain/shared/result';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import { SongAccountHistory } from '../../../../src/infrastructure/backends/song/library/song-account-history';
import { SongAccounts } from '../../../../src/infrastructure/backends/song/account/song-accounts';
import { SongBrowsing } from '../../../../src/infrastructure/backends/song/catalogue/song-browsing';
import { SongCatalogue } from '../../../../src/infrastructure/backends/song/catalogue/song-catalogue';
import { SongSavedCollections } from '../../../../src/infrastructure/backends/song/library/song-saved-collections';
import { SongHomeRows } from '../../../../src/infrastructure/backends/song/catalogue/song-home-rows';
import { SongOwnProfile } from '../../../../src/infrastructure/backends/song/account/song-own-profile';
import { SongTokenRefresh } from '../../../../src/infrastructure/backends/song/account/song-token-refresh';
import { OPAQUE_ID } from '../../../support/builders/an-opaque-id';
import { MemoryStore } from '../../../support/fakes/memory-store';

/** Records the requests, and never answers. */
class NotingTransport implements HttpTransport {
  readonly sent: HttpRequest[] = [];

  send(request: HttpRequest) {
    this.sent.push(request);
    return Promise.resolve(fail({ kind: 'unavailable' } as const));
  }

  follow(request: HttpRequest) {
    this.sent.push(request);
    return of({ kind: 'sending' as const, share: 0 });
  }
}

const PICTURE = { name: 'an.webp', type: 'image/webp', bytes: new Uint8Array(3) };
const SECOND = { page: 2, pageSize: 10 };

type Deed = (transport: NotingTransport, cdn: CdnDomains) => unknown;

/** The requests of an action: method, path and payload. */
function sentBy(action: Deed) {
  const transport = new NotingTransport();
  action(transport, new CdnDomains(transport, new MemoryStore()));
  return transport.sent.map(({ method, path, query, body, files }) => ({
    call: `${method} ${path}`,
    payload: query ?? body ?? files,
  }));
}

describe('the calls of the specification to the sign-in service', () => {
  const credentials = { email: 'an@song.test', password: 'gió về trên đồi', remember: true };

  it.each<[string, Deed, unknown]>([
    ['POST /sso/security/login', (t, cdn) => new SongAccounts(t, t, cdn).signIn(credentials), credentials],
    ['GET /sso/security/logout', (t, cdn) => new SongAccounts(t, t, cdn).signOut(), undefined],
    ['POST /sso/security/refresh-token', (t) => new SongTokenRefresh(t).refresh('r1'), { refreshToken: 'r1' }],
    ['GET /sso/user/me', (t, cdn) => new SongOwnProfile(t, cdn).read(), undefined],
    [
      'PUT /sso/user/me/avatar',
      (t, cdn) => new SongOwnProfile(t, cdn).uploadAvatar(PICTURE).subscribe(() => undefined),
      { image: PICTURE },
    ],
    ['PUT /sso/user/me', (t, cdn) => new SongOwnProfile(t, cdn).update({ name: 'An' }), { name: 'An' }],
    ['GET /sso/security/get-domain-cdn', (_, cdn) => cdn.refresh(), undefined],
  ])('%s sends the specified payload', (call, action, payload) => {
    expect(sentBy(action)).toEqual([{ call, payload }]);
  });
});

describe('the calls of the specification to the main backend', () => {
  const looking = (t: NotingTransport, cdn: CdnDomains) => new SongBrowsing(t, cdn);

  it.each<[string, Deed, unknown]>([
    ['GET /backend/home/v1', (t, cdn) => new SongHomeRows(t, cdn).home(), undefined],
    [
      'GET /backend/history',
      (t, cdn) => new SongAccountHistory(t, cdn).list(SECOND),
      { isLimit: 'true', page: 2, pageSize: 10 },
    ],
    [
      'GET /backend/song/collection/type',
      (t, cdn) => looking(t, cdn).collection({ kind: 'list', type: 'new' }, SECOND),
      { type: 'new', page: 2, size: 10 },
    ],
    [
      'GET /backend/album-playlist/songs',
      (t, cdn) => looking(t, cdn).collection({ kind: 'album', id: 'a1' }, SECOND),
      { album_id: 'a1', type: 'album', ...SECOND },
    ],
    [
      'GET /backend/song',
      (t, cdn) => new SongCatalogue(t, cdn).songsOf({ kind: 'category', id: 'c1' }, SECOND),
      { category_id: 'c1', ...SECOND },
    ],
    [
      'GET /backend/song',
      (t, cdn) => new SongCatalogue(t, cdn).songsOf({ kind: 'artist', id: 'b1' }, SECOND),
      { artist_id: 'b1', ...SECOND },
    ],
    ['GET /backend/artist/b1', (t, cdn) => looking(t, cdn).artist('b1'), undefined],
    [
      'GET /backend/artist/attic%3Aal%2F12%20%C3%A9%3F%23%25%26%22',
      (t, cdn) => looking(t, cdn).artist(OPAQUE_ID),
      undefined,
    ],
    [
      'POST /backend/favorite-album-playlist/add',
      (t) => new SongSavedCollections(t).add(['a1']),
      { album_playlist_ids: ['a1'] },
    ],
    [
      'POST /backend/favorite-album-playlist/delete',
      (t) => new SongSavedCollections(t).remove(['a1', 'p1']),
      { album_playlist_ids: ['a1', 'p1'] },
    ],
    ['GET /backend/song/s1', (t, cdn) => new SongCatalogue(t, cdn).suggestions('s1', []), {}],
    [
      'GET /backend/song/s1',
      (t, cdn) => new SongCatalogue(t, cdn).suggestions('s1', ['s2', 's3']),
      { exclude_ids: '["s2","s3"]' },
    ],
    ['GET /backend/song/info/s1', (t, cdn) => new SongCatalogue(t, cdn).song('s1'), undefined],
  ])('%s sends the specified payload', (call, action, payload) => {
    expect(sentBy(action)).toEqual([{ call, payload }]);
  });
});
