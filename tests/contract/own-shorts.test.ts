import { withLibraryApp } from '../support/server/library-app';
import { ownListener } from '../support/server/own-listener';
import { describeClipComments } from './clip-comments.contract';
import { describeShortVideos } from './short-videos.contract';

describe('the own backend, against its server', () => {
  const { app, seed, database, catalogueChanged } = withLibraryApp();
  let address = '';
  let people = 0;

  beforeAll(async () => {
    address = await app().listen({ host: '127.0.0.1', port: 0 });
  });

  const listener = async (name = 'Hạ Vy') =>
    ownListener(address, await seed.account(`viewer-${(people += 1)}`, { name }));
  const nobody = () => ownListener(address, null);

  describeShortVideos('it', async () => {
    await database.db().deleteFrom('short_videos').execute();
    const artistId = await seed.artist('Trạm Gió');
    const songId = await seed.song('Một', []);
    const clipIds = [
      await seed.short({ artist_id: artistId, song_id: songId }),
      await seed.short({ song_id: songId }),
      await seed.short(),
      await seed.short(),
      await seed.short(),
    ] as const;
    catalogueChanged();
    return { videos: (await listener()).shorts, nobodys: nobody().shorts, clipIds, artistId, songId };
  });

  describeClipComments('it', async () => ({
    vys: (await listener('Vy')).clipComments,
    others: (await listener('Ân')).clipComments,
    nobodys: nobody().clipComments,
    clipId: await seed.short(),
  }));
});
