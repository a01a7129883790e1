import { PlayCollection } from '../../../src/application/catalogue/play-collection';
import type { Song } from '../../../src/domain/catalogue/song';
import { fail, succeed } from '../../../src/domain/shared/result';
import { aSong } from '../../support/builders/a-song';
import { MemoryCatalogue } from '../../support/fakes/memory-catalogue';

const ALBUM = { id: 'album-9', title: 'Bờ Bên Kia' };
const inAlbum = (id: string) => aSong(id).with({ album: ALBUM }).by('Hạ Vy').build();

const aScene = () => {
  const played: string[] = [];
  const playSongs = (songs: readonly Song[], startIndex: number): void =>
    void played.push(`${songs.map(({ id }) => id).join('')}@${startIndex}`);
  const catalogue = new MemoryCatalogue([inAlbum('a'), inAlbum('b'), aSong('c').by('Trạm Gió').build()]);
  return { played, catalogue, play: new PlayCollection(catalogue, { playSongs }) };
};

describe('PlayCollection', () => {
  it.each([
    [{ kind: 'album', id: ALBUM.id }, 'ab@0'],
    [{ kind: 'artist', id: 'artist-Trạm Gió' }, 'c@0'],
  ] as const)('plays %j from its first song', async (collection, expected) => {
    const { play, played } = aScene();
    expect(await play.execute(collection)).toEqual(succeed(undefined));
    expect(played).toEqual([expected]);
  });

  it('of nothing is not found, and plays nothing', async () => {
    const { play, played } = aScene();
    expect(await play.execute({ kind: 'artist', id: 'nobody' })).toEqual(fail({ kind: 'not-found' }));
    expect(played).toEqual([]);
  });

  it('passes a failure on', async () => {
    const { play, played, catalogue } = aScene();
    catalogue.failure = { kind: 'offline' };
    expect(await play.execute({ kind: 'album', id: ALBUM.id })).toEqual(fail({ kind: 'offline' }));
    expect(played).toEqual([]);
  });
});
