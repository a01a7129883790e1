import { PlayLiked } from '../../../src/application/library/play-liked';
import { handleCommand, type CommandHandlers } from '../../../src/application/playback/player/command-handlers';
import type { WholeList } from '../../../src/application/playback/player/list-playback';
import type { Song } from '../../../src/domain/catalogue/song';
import { fail, succeed } from '../../../src/domain/shared/result';
import { aCollection } from '../../support/builders/a-collection';
import { aSong } from '../../support/builders/a-song';
import { MemoryBrowsing } from '../../support/backends/memory/memory-browsing';

const aScene = (count: number) => {
  const browsing = new MemoryBrowsing();
  const items = Array.from({ length: count }, (_, n) => ({ song: aSong(`s${n}`).build(), entry: null }));
  browsing.collectionsByName.set('liked', aCollection({ items, facts: null }));
  const played: { readonly songs: readonly Song[]; readonly list: WholeList | undefined }[] = [];
  const player: Partial<CommandHandlers> = { 'play-songs': ({ songs, list }) => void played.push({ songs, list }) };
  const play = new PlayLiked(browsing, { dispatch: (command) => handleCommand(player, command) });
  return { browsing, played, play };
};

describe('PlayLiked', () => {
  it('plays the songs liked last, and provides the pages with all other liked songs', async () => {
    const { play, played } = aScene(230);

    expect(await play.execute()).toEqual(succeed(undefined));

    const { songs, list } = played[0]!;
    expect([songs.length, songs[0]?.id, list?.hasMore()]).toEqual([100, 's0', true]);
    expect(await list?.fetch({ page: 3, pageSize: 100 })).toMatchObject({ value: { items: { length: 30 } } });
  });

  it('returns not-found when no song is liked, and plays nothing', async () => {
    const { play, played } = aScene(0);
    expect(await play.execute()).toEqual(fail({ kind: 'not-found' }));
    expect(played).toEqual([]);
  });

  it('returns a failure of the backend', async () => {
    const { play, browsing } = aScene(3);
    browsing.failure = { kind: 'offline' };
    expect(await play.execute()).toEqual(fail({ kind: 'offline' }));
  });
});
