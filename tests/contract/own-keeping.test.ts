import type { SectionItem } from '../../src/domain/catalogue/home-section';
import type { LibraryType } from '../../src/domain/library/library.port';
import { withKeepingApp } from '../support/server/keeping-app';
import { ownListener } from '../support/server/own-listener';
import { describeFavouriteCollections } from './favourite-collections.contract';
import { describeFollowedArtists } from './followed-artists.contract';
import { describeLikedSongs } from './liked-songs.contract';

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
  const { app, seed } = withKeepingApp();
  let address = '';
  let people = 0;

  beforeAll(async () => {
    address = await app().listen({ host: '127.0.0.1', port: 0 });
  });

  const listener = async () => ownListener(address, await seed.account(`listener-${(people += 1)}`));
  type Listener = Awaited<ReturnType<typeof listener>>;

  const keptIds = async ({ library }: Listener, type: LibraryType = 'all') => {
    const answer = await library.list({ type, sort: 'recent', ...FIRST_PAGE });
    return answer.ok ? answer.value.items.flatMap(({ item }) => idsOf(item)) : [answer.error.kind];
  };
  const likedIds = async ({ browsing }: Listener) => {
    const answer = await browsing.collection({ kind: 'list', type: 'liked' }, FIRST_PAGE);
    return answer.ok ? answer.value.items.map(({ song }) => song.id) : [answer.error.kind];
  };

  describeLikedSongs('it', async () => {
    const me = await listener();
    const existing = [await seed.song('Một', []), await seed.song('Hai', [])] as const;
    return { likes: me.likes, existing, unknown: 'gone', likedIds: () => likedIds(me) };
  });

  describeFavouriteCollections('it', async () => {
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
});
