import { PlayCollection } from '../../../src/application/catalogue/play-collection';
import { handleCommand, type CommandHandlers } from '../../../src/application/playback/player/command-handlers';
import type { WholeList } from '../../../src/application/playback/player/list-playback';
import type { PlayerCommand } from '../../../src/application/playback/player/player-command';
import { fail, succeed } from '../../../src/domain/shared/result';
import { aSong } from '../../support/builders/a-song';
import { MemoryCatalogue } from '../../support/backends/memory/memory-catalogue';

const ALBUM = { id: 'album-9', title: 'Bờ Bên Kia' };
const inAlbum = (id: string) => aSong(id).with({ album: ALBUM }).by('Hạ Vy').build();

const aScene = () => {
  const played: PlayerCommand[] = [];
  const dispatch = (command: PlayerCommand): void => void played.push(command);
  const catalogue = new MemoryCatalogue([inAlbum('a'), inAlbum('b'), aSong('c').by('Trạm Gió').build()]);
  return { played, catalogue, play: new PlayCollection(catalogue, { dispatch }) };
};

describe('PlayCollection', () => {
  it('reports the number of songs, and provides the remaining pages', async () => {
    const lists: (WholeList | undefined)[] = [];
    const catalogue = new MemoryCatalogue(Array.from({ length: 130 }, (_, n) => inAlbum(String(n))));
    const player: Partial<CommandHandlers> = { 'play-songs': ({ list }) => void lists.push(list) };
    const play = new PlayCollection(catalogue, { dispatch: (command) => handleCommand(player, command) });

    await play.execute({ kind: 'album', id: ALBUM.id });

    const second = await lists[0]!.fetch({ page: 2, pageSize: 100 });
    expect(lists[0]!.hasMore()).toBe(true);
    expect(second).toMatchObject({ ok: true, value: { items: { length: 30 } } });
  });

  it.each([
    [{ kind: 'album', id: ALBUM.id }, ['a', 'b']],
    [{ kind: 'artist', id: 'artist-Trạm Gió' }, ['c']],
  ] as const)('plays %j from its first song', async (collection, expected) => {
    const { play, played } = aScene();
    expect(await play.execute(collection)).toEqual(succeed(undefined));
    const songs = expected.map((id) => ({ id }));
    expect(played).toMatchObject([{ kind: 'play-songs', songs, startIndex: 0 }]);
  });

  it('returns not-found for a collection without songs, and plays nothing', async () => {
    const { play, played } = aScene();
    expect(await play.execute({ kind: 'artist', id: 'nobody' })).toEqual(fail({ kind: 'not-found' }));
    expect(played).toEqual([]);
  });

  it('returns a failure of the catalogue, and plays nothing', async () => {
    const { play, played, catalogue } = aScene();
    catalogue.failure = { kind: 'offline' };
    expect(await play.execute({ kind: 'album', id: ALBUM.id })).toEqual(fail({ kind: 'offline' }));
    expect(played).toEqual([]);
  });
});
