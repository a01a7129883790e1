import type { SongCard } from '../../../../server/domain/catalogue/song-card';
import type { HomeItem, HomeSection } from '../../../../server/domain/home/home-section';
import { personaliseHome, type PersonalRows } from '../../../../server/domain/home/personal-home';
import { anAlbumCard, aSongCard } from '../../../support/server/cards';

const songs = (...ids: readonly string[]): readonly SongCard[] => ids.map((id) => aSongCard({ id }));
const items = (...ids: readonly string[]): readonly HomeItem[] => songs(...ids).map((song) => ({ type: 'song', song }));
const ALBUM: HomeItem = { type: 'album', album: anAlbumCard() };

const aRow = (id: HomeSection['id'], row: readonly HomeItem[]): HomeSection => ({
  id,
  layout: 'list',
  action: 'song',
  isRanked: false,
  items: row,
  totalCount: 40,
});
const COMMON: readonly HomeSection[] = [
  aRow('featured', [ALBUM, ...items('featured1')]),
  aRow('new', items('new1', 'new2')),
  aRow('trending', items('hot1')),
  aRow('for-you', items('you1', 'you2', 'you3', 'you4', 'you5')),
  { ...aRow('recent', []), layout: 'card', action: 'history', totalCount: 0 },
];
const NOBODY: PersonalRows = { forYou: [], heard: [], heardCount: 0 };

const personal = (rows: Partial<PersonalRows>, common = COMMON): readonly HomeSection[] =>
  personaliseHome(common, { ...NOBODY, ...rows });
const forYou = (own: readonly string[], common = COMMON) => personal({ forYou: songs(...own) }, common)[3]?.items;

describe("everybody's home page for one listener", () => {
  it('stays as it is for a listener of whom nothing is known', () => {
    expect(personal({})).toEqual(COMMON);
  });

  it('changes only the rows *for you* and *recent*', () => {
    const [featured, newest, trending, own, recent] = COMMON;
    expect(personal({ forYou: songs('own1'), heard: songs('heard1'), heardCount: 77 })).toEqual([
      featured,
      newest,
      trending,
      { ...own!, items: items('own1', 'you1', 'you2', 'you3', 'you4') },
      { ...recent!, items: items('heard1'), totalCount: 77 },
    ]);
  });

  it.each([
    ['the songs for this listener first', ['own1', 'own2'], ['own1', 'own2', 'you1', 'you2', 'you3']],
    ['five songs at most', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e']],
    ['no song twice', ['you2', 'own1'], ['you2', 'own1', 'you1', 'you3', 'you4']],
    [
      'no song of the rows of new and trending songs while there are others',
      ['new2', 'hot1', 'a'],
      ['a', 'you1', 'you2', 'you3', 'you4'],
    ],
    ['songs of the large cards', ['featured1'], ['featured1', 'you1', 'you2', 'you3', 'you4']],
  ])('shows in the row *for you* %s', (_what, own, shown) => {
    expect(forYou(own)).toEqual(items(...shown));
  });

  it('repeats songs of the rows above rather than leave the row *for you* short', () => {
    const short = COMMON.map((row) => (row.id === 'for-you' ? { ...row, items: items('you1') } : row));
    expect(forYou(['new1', 'own1', 'hot1'], short)).toEqual(items('own1', 'you1', 'new1', 'hot1'));
  });

  it('leaves items that are no songs in the row *for you*', () => {
    const mixed = COMMON.map((row) => (row.id === 'for-you' ? { ...row, items: [ALBUM] } : row));
    expect(forYou(['own1'], mixed)).toEqual([...items('own1'), ALBUM]);
  });

  it('shows the eight songs heard last', () => {
    const heard = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const recent = personal({ heard: songs(...heard), heardCount: 9 })[4];
    expect(recent).toEqual({ ...COMMON[4]!, items: items(...heard.slice(0, 8)), totalCount: 9 });
  });
});
