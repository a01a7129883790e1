import { of } from 'rxjs';
import type { HttpTransport } from '../../../../src/application/ports/http-transport.port';
import type { EventStream } from '../../../../src/domain/shared/event-stream';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { AvatarUpload } from '../../../../src/domain/profile/own-profile.port';
import { fail, type Result } from '../../../../src/domain/shared/result';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import { SongAccountAdministration } from '../../../../src/infrastructure/backends/song/admin/song-account-administration';
import { SongAccountHistory } from '../../../../src/infrastructure/backends/song/library/song-account-history';
import { SongAccountRegistration } from '../../../../src/infrastructure/backends/song/account/song-account-registration';
import { SongAccounts } from '../../../../src/infrastructure/backends/song/account/song-accounts';
import { SongBrowsing } from '../../../../src/infrastructure/backends/song/catalogue/song-browsing';
import { SongCatalogue } from '../../../../src/infrastructure/backends/song/catalogue/song-catalogue';
import { SongAbsentThings } from '../../../../src/infrastructure/backends/song/admin/song-absent-things';
import { SongClipComments } from '../../../../src/infrastructure/backends/song/shorts/song-clip-comments';
import { SongCommentModeration } from '../../../../src/infrastructure/backends/song/admin/song-comment-moderation';
import { SongContactForm } from '../../../../src/infrastructure/backends/song/account/song-contact-form';
import { SongDemoWatch } from '../../../../src/infrastructure/backends/song/catalogue/song-demo-watch';
import { SongDevices } from '../../../../src/infrastructure/backends/song/account/song-devices';
import { SongDocuments } from '../../../../src/infrastructure/backends/song/live/song-documents';
import { SongSavedCollections } from '../../../../src/infrastructure/backends/song/library/song-saved-collections';
import { SongFollowedArtists } from '../../../../src/infrastructure/backends/song/library/song-followed-artists';
import { SongHomeRows } from '../../../../src/infrastructure/backends/song/catalogue/song-home-rows';
import { SongImportWatch } from '../../../../src/infrastructure/backends/song/catalogue/song-import-watch';
import { SongLibrary } from '../../../../src/infrastructure/backends/song/library/song-library';
import { SongFolderFiles } from '../../../../src/infrastructure/backends/song/admin/song-folder-files';
import { SongLibraryCare } from '../../../../src/infrastructure/backends/song/admin/song-library-care';
import { SongAnnotatedSongs } from '../../../../src/infrastructure/backends/song/library/song-annotated-songs';
import { SongListeningFigures } from '../../../../src/infrastructure/backends/song/admin/song-listening-figures';
import { SongOwnData } from '../../../../src/infrastructure/backends/song/account/song-own-data';
import { SongOwnPlaylists } from '../../../../src/infrastructure/backends/song/library/song-own-playlists';
import { SongOwnProfile } from '../../../../src/infrastructure/backends/song/account/song-own-profile';
import { SongPasswordRecovery } from '../../../../src/infrastructure/backends/song/account/song-password-recovery';
import { SongPlayReports } from '../../../../src/infrastructure/backends/song/library/song-play-reports';
import { SongSearch } from '../../../../src/infrastructure/backends/song/catalogue/song-search';
import { SongShortVideos } from '../../../../src/infrastructure/backends/song/shorts/song-short-videos';
import { SongSongAdministration } from '../../../../src/infrastructure/backends/song/admin/song-song-administration';
import { SongSongsById } from '../../../../src/infrastructure/backends/song/catalogue/song-songs-by-id';
import { SongTokenRefresh } from '../../../../src/infrastructure/backends/song/account/song-token-refresh';
import { MemoryStore } from '../../../support/fakes/memory-store';

const LIMITED = fail({ kind: 'rate-limited', retryAfter: 7 } as const);

/** A server that rejects every request because of its rate limit. */
const limited: HttpTransport = {
  send: () => Promise.resolve(LIMITED),
  follow: () => of({ kind: 'answered', answer: LIMITED } as const),
};

const first = { page: 1, pageSize: 20 };
const picture = { name: 'an.webp', type: 'image/webp', bytes: new Uint8Array(3) };
const played = { eventId: 'e1', songId: 's1', played: 31_000 };
const letter = { name: 'An', email: 'an@song.test', message: 'Chào' };
const query = { q: 'sóng', type: 'all', ...first } as const;

type Answer = Promise<Result<unknown, GatewayFailure>>;
type Call = readonly [name: string, call: () => Answer];

/** The calls of an adapter, each with its name. */
const adapter = <T extends object>(object: T, calls: Readonly<Record<string, (to: T) => Answer>>): readonly Call[] =>
  Object.entries(calls).map(([name, call]) => [`${object.constructor.name}.${name}`, () => call(object)]);

const firstOf = <T>(stream: EventStream<T>): Promise<T> => new Promise((resolve) => stream.subscribe(resolve));

async function endOf(upload: EventStream<AvatarUpload>): Answer {
  const step = await firstOf(upload);
  if (step.kind !== 'answered') throw new Error('nothing is sent here');
  return step.answer;
}

const cdn = new CdnDomains(limited, new MemoryStore());

const CALLS: readonly Call[] = [
  ...adapter(cdn, { refresh: (to) => to.refresh() }),
  ...adapter(new SongAccountAdministration(limited, cdn), {
    list: (to) => to.list({ searchText: '', sort: 'newest', ...first }),
    setLocked: (to) => to.setLocked('a1', true),
    setRole: (to) => to.setRole('a1', 'admin'),
    setPremium: (to) => to.setPremium('a1', true),
    signOut: (to) => to.signOut('a1'),
  }),
  ...adapter(new SongAccountHistory(limited, cdn), { list: (to) => to.list(first), clear: (to) => to.clear() }),
  ...adapter(new SongAccounts(limited, limited, cdn), {
    signIn: (to) => to.signIn({ email: 'an@song.test', password: 'gió về', remember: true }),
    signOut: (to) => to.signOut(),
  }),
  ...adapter(new SongAccountRegistration(limited, cdn), {
    register: (to) => to.register({ email: 'an@song.test', password: 'gió về', name: 'An' }),
    confirmRegistration: (to) => to.confirmRegistration('r1', '123456'),
  }),
  ...adapter(new SongBrowsing(limited, cdn), {
    collection: (to) => to.collection({ kind: 'album', id: 'c1' }, first),
    section: (to) => to.section('r1', first),
    songs: (to) => to.songs({ sort: 'newest', ...first }),
    artists: (to) => to.artists('name', first),
    collections: (to) => to.collections({ type: 'album', sort: 'newest', ...first }),
    artist: (to) => to.artist('b1'),
    categories: (to) => to.categories(first),
    category: (to) => to.category('k1'),
  }),
  ...adapter(new SongCatalogue(limited, cdn), {
    song: (to) => to.song('s1'),
    suggestions: (to) => to.suggestions('s1', []),
    songsOf: (to) => to.songsOf({ kind: 'album', id: 'c1' }, first),
  }),
  ...adapter(new SongClipComments(limited, cdn), {
    list: (to) => to.list({ clipId: 'v1', cursor: null, size: 20 }),
    post: (to) => to.post('v1', { id: 'n1', text: 'Hay quá' }),
    delete: (to) => to.delete('v1', 'n1'),
    report: (to) => to.report('v1', 'n1', 'spam'),
  }),
  ...adapter(new SongAbsentThings(limited), {
    list: (to) => to.list({ ...first, searchText: '', sort: 'any' }),
    forget: (to) => to.forget('s1'),
    forgetAll: (to) => to.forgetAll('year', 2),
  }),
  ...adapter(new SongCommentModeration(limited), {
    list: (to) => to.list(first),
    keep: (to) => to.keep('n1'),
    remove: (to) => to.remove('n1'),
  }),
  ...adapter(new SongContactForm(limited), { send: (to) => to.send(letter) }),
  ...adapter(new SongDemoWatch(limited), { look: (to) => to.read() }),
  ...adapter(new SongDevices(limited), {
    list: (to) => to.list(),
    signOut: (to) => to.signOut('d1'),
    signOutOthers: (to) => to.signOutOthers(),
  }),
  ...adapter(new SongDocuments(limited), {
    read: (to) => to.read('queue'),
    write: (to) => to.write('queue', '{}', 1),
  }),
  ...adapter(new SongSavedCollections(limited), { add: (to) => to.add(['c1']), remove: (to) => to.remove(['c1']) }),
  ...adapter(new SongFollowedArtists(limited), { add: (to) => to.add(['b1']), remove: (to) => to.remove(['b1']) }),
  ...adapter(new SongHomeRows(limited, cdn), { home: (to) => to.home() }),
  ...adapter(new SongImportWatch(limited), { look: (to) => to.read() }),
  ...adapter(new SongLibrary(limited, cdn), { list: (to) => to.list({ type: 'all', sort: 'recent', ...first }) }),
  ...adapter(new SongFolderFiles(limited), { list: (to) => to.list('refused', { ...first, searchText: 'mưa' }) }),
  ...adapter(new SongLibraryCare(limited), {
    state: (to) => to.state(),
    lookAgain: (to) => to.rescan('everything'),
    clearDemo: (to) => to.clearDemo(),
  }),
  ...adapter(new SongAnnotatedSongs(limited), {
    like: (to) => to.annotate('s1', { isLiked: true }),
    unlike: (to) => to.annotate('s1', { isLiked: false }),
  }),
  ...adapter(new SongListeningFigures(limited), { plays: (to) => to.plays(30, 420), visits: (to) => to.visits(90) }),
  ...adapter(new SongOwnData(limited), {
    take: (to) => to.export(),
    deleteAccount: (to) => to.deleteAccount('gió về'),
  }),
  ...adapter(new SongOwnPlaylists(limited, cdn), {
    list: (to) => to.list(first),
    create: (to) => to.create({ name: 'Đêm', description: '', isPublic: false, songIds: ['s1'] }),
    change: (to) => to.change('l1', { name: 'Ngày' }),
    delete: (to) => to.delete('l1'),
    setCover: (to) => to.setCover('l1', picture),
    add: (to) => to.add('l1', ['s1']),
    remove: (to) => to.remove('l1', ['t1']),
    move: (to) => to.move('l1', 't1', null),
  }),
  ...adapter(new SongOwnProfile(limited, cdn), {
    read: (to) => to.read(),
    update: (to) => to.update({ name: 'An' }),
    uploadAvatar: (to) => endOf(to.uploadAvatar(picture)),
    changePassword: (to) => to.changePassword('gió về', 'mưa về'),
  }),
  ...adapter(new SongPasswordRecovery(limited), {
    request: (to) => to.request('an@song.test'),
    verify: (to) => to.verify('q1', '123456'),
    reset: (to) => to.reset('t1', 'mưa về'),
  }),
  ...adapter(new SongPlayReports(limited), { send: (to) => to.send(played) }),
  ...adapter(new SongSearch(limited, cdn), {
    search: (to) => firstOf(to.search(query)),
    suggest: (to) => firstOf(to.suggest('só')),
  }),
  ...adapter(new SongShortVideos(limited, limited, cdn), {
    feed: (to) => to.feed({ feed: { kind: 'for-you' }, cursor: null, seen: [], size: 5 }),
    clip: (to) => to.clip('v1'),
    saved: (to) => to.saved(first),
    report: (to) => to.report({ clipId: 'v1', events: [] }),
    react: (to) => to.react('v1', 'like', true),
    hide: (to) => to.hide('v1', true),
  }),
  ...adapter(new SongSongAdministration(limited), {
    list: (to) => to.list({ searchText: '', sort: 'newest', ...first }),
    setPremium: (to) => to.setPremium('s1', true),
    saveTags: (to) =>
      to.saveTags('s1', { title: 'Sóng', artists: ['An'], album: null, year: null, genre: null, track: 1 }),
    restoreTags: (to) => to.restoreTags('s1'),
  }),
  ...adapter(new SongSongsById(limited, cdn), { byIds: (to) => to.byIds(['s1']) }),
  ...adapter(new SongTokenRefresh(limited), { refresh: (to) => to.refresh('r1') }),
];

describe('a call that the server refuses', () => {
  it.each(CALLS)('%s returns the reason', async (_, call) => {
    expect(await call()).toEqual(LIMITED);
  });
});
