import { SongCards } from '../../../server/application/catalogue/song-cards';
import type { SongCard } from '../../../server/domain/catalogue/song-card';
import type { SongCatalogue } from '../../../server/domain/catalogue/song-catalogue.port';
import { aSongCard } from '../../support/server/cards';

function shelf(...ids: readonly string[]) {
  const time = { now: 1_000_000 };
  const library = new Map(ids.map((id): [string, SongCard] => [id, aSongCard({ id })]));
  const asked: (readonly string[])[] = [];
  const cards = async (wanted: readonly string[]): Promise<readonly SongCard[]> => {
    asked.push(wanted);
    return wanted.flatMap((id) => library.get(id) ?? []).reverse();
  };
  const clock = { now: () => time.now, date: () => new Date(time.now) };
  return { time, library, asked, songs: new SongCards({ cards } as SongCatalogue, clock) };
}

const idsOf = (cards: readonly SongCard[]): readonly string[] => cards.map(({ id }) => id);

describe('cached songs', () => {
  it('come in the requested order, without songs that no longer exist', async () => {
    const { songs } = shelf('a', 'b', 'c');
    expect(idsOf(await songs.inOrder(['c', 'gone', 'a', 'c']))).toEqual(['c', 'a', 'c']);
  });

  it('are read once while they are fresh, and only the missing songs are read', async () => {
    const { songs, asked } = shelf('a', 'b', 'c');
    await songs.inOrder(['a', 'b']);
    await songs.inOrder(['b', 'c']);
    await songs.inOrder(['c', 'a']);
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });

  it('are read again after five seconds', async () => {
    const { songs, asked, time } = shelf('a');
    await songs.inOrder(['a']);
    time.now += 5_000;
    await songs.inOrder(['a']);
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('are read again after the catalogue changed', async () => {
    const { songs, library } = shelf('a');
    await songs.inOrder(['a']);
    library.delete('a');
    songs.forget();
    expect(await songs.inOrder(['a'])).toEqual([]);
  });

  it('are not cached when the catalogue changed while they were read', async () => {
    const { songs, asked } = shelf('a');
    const reading = songs.inOrder(['a']);
    songs.forget();
    await reading;
    await songs.inOrder(['a']);
    expect(asked).toHaveLength(2);
  });

  it('are at most five thousand: the oldest ones are removed', async () => {
    const many = Array.from({ length: 6_000 }, (_, index) => `song${index}`);
    const { songs, asked } = shelf(...many);
    await songs.inOrder(many);
    // The shelf answers the last song first, so the last song is the oldest.
    await songs.inOrder(['song0']);
    await songs.inOrder(['song5999']);
    expect(asked.slice(1)).toEqual([['song5999']]);
  });
});
