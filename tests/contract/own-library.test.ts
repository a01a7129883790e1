import type { SectionItem } from '../../src/domain/catalogue/home-section';
import type { LibraryType } from '../../src/domain/library/library.port';
import { drawCover } from '../support/fixtures/draw-cover';
import { withLibraryApp } from '../support/server/library-app';
import { ownListener } from '../support/server/own-listener';
import { describeAccountHistory } from './account-history.contract';
import { describeSavedCollections } from './saved-collections.contract';
import { describeFollowedArtists } from './followed-artists.contract';
import { describeLibrary } from './library.contract';
import { describeAnnotatedSongs } from './annotated-songs.contract';
import { describeOwnPlaylists } from './own-playlists.contract';
import { describeSongsById } from './songs-by-id.contract';

const FIRST_PAGE = { page: 1, pageSize: 50 };

const idsOf = (item: SectionItem): readonly string[] => {
  switch (item.type) {
    case 'album':
      return [item.album.id];
    case 'playlist':
      return [item.playlist.id];
    case 'artist':
      return [item.artist.id];
    default:
      return [];
  }
};

describe('the own backend, against its server', () => {
  const { app, seed } = withLibraryApp();
  let address = '';
  let people = 0;

  beforeAll(async () => {
    address = await app().listen({ host: '127.0.0.1', port: 0 });
  });

  const listener = async (name = 'Hạ Vy') =>
    ownListener(address, await seed.account(`listener-${(people += 1)}`, { name }));
  const nobody = () => ownListener(address, null);
  type Listener = Awaited<ReturnType<typeof listener>>;

  const keptIds = async ({ library }: Listener, type: LibraryType = 'all') => {
    const answer = await library.list({ type, sort: 'recent', ...FIRST_PAGE });
    return answer.ok ? answer.value.items.flatMap(({ item }) => idsOf(item)) : [answer.error.kind];
  };
  const likedIds = async ({ browsing }: Listener) => {
    const answer = await browsing.collection({ kind: 'list', type: 'liked' }, FIRST_PAGE);
    return answer.ok ? answer.value.items.map(({ song }) => song.id) : [answer.error.kind];
  };

  describeAnnotatedSongs('it', async () => {
    const me = await listener();
    const existing = [await seed.song('Một', []), await seed.song('Hai', [])] as const;
    return { annotated: me.annotated, existing, unknown: 'gone', likedIds: () => likedIds(me) };
  });

  describeSavedCollections('it', async () => {
    const me = await listener();
    const album = await seed.album('Bờ Bên Kia', await seed.artist());
    const playlist = await seed.playlist({ name: 'Đường Về Quê', is_public: true }, []);
    const existing = [album, playlist] as const;
    return { favourites: me.favourites, existing, unknown: 'gone', savedIds: () => keptIds(me) };
  });

  describeFollowedArtists('it', async () => {
    const me = await listener();
    const existing = [await seed.artist('Trạm Gió'), await seed.artist('Khuê')] as const;
    return { followed: me.followed, existing, unknown: 'gone', followedIds: () => keptIds(me, 'artist') };
  });

  const threeSongs = async () =>
    [await seed.song('Một', []), await seed.song('Hai', []), await seed.song('Ba', [])] as const;

  describeOwnPlaylists('it', async () => {
    const me = await listener();
    const entries = async (id: string) => {
      const answer = await me.browsing.collection({ kind: 'playlist', id }, FIRST_PAGE);
      const items = answer.ok ? answer.value.items : [];
      return items.map(({ song, entry }) => ({ id: entry?.id ?? '', songId: song.id }));
    };
    return {
      playlists: me.playlists,
      others: (await listener()).playlists,
      nobodys: nobody().playlists,
      songIds: await threeSongs(),
      picture: { name: 'a.png', type: 'image/png', bytes: new Uint8Array(await drawCover(40, 'png')) },
      entries,
    };
  });

  let plays = 0;
  const hearing = (whose: Listener) => async (songId: string) =>
    void (await whose.reports.send({ eventId: `event-number-${(plays += 1)}`, songId, played: 60_000 }));

  describeAccountHistory('it', async () => {
    const me = await listener();
    const other = await listener();
    return {
      history: me.history,
      others: other.history,
      nobodys: nobody().history,
      songIds: await threeSongs(),
      hear: hearing(me),
      otherHears: hearing(other),
    };
  });

  describeSongsById('it', async () => {
    const [first, second] = await threeSongs();
    return { songs: (await listener()).byId, existing: [first, second], unknown: 'gone' };
  });

  describeLibrary('it', async () => {
    const me = await listener('Vy');
    const maker = await seed.artist('Ân Hạ');
    const followed = await seed.artist('Đỗ Quyên');
    const song = (title: string) => seed.song(title, [maker], { duration_ms: 60_000 });
    const one = await song('Một');
    const two = await song('Hai');
    await me.favourites.add([await seed.album('Xa Khơi', maker)]);
    await me.followed.add([followed]);
    await me.playlists.create({ name: 'Cà phê', description: '', isPublic: false, songIds: [one] });
    await me.annotated.annotate(one, { isLiked: true });
    await me.annotated.annotate(two, { isLiked: true });
    await hearing(me)(one);
    return { library: me.library, nobodys: nobody().library };
  });
});
