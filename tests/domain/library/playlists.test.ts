import { moveEntry } from '../../../src/domain/library/move-entry';
import { playlistsCalled } from '../../../src/domain/library/playlists-by-name';

const entries = (letters: string) => [...letters].map((id) => ({ id }));
const read = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('moveEntry', () => {
  it.each([
    ['a', 'c', 'bca'],
    ['c', null, 'cab'],
    ['c', 'a', 'acb'],
    ['a', 'b', 'bac'],
    ['b', 'a', 'abc'],
    ['a', 'a', 'abc'],
    ['x', 'a', 'abc'],
    ['a', 'x', 'abc'],
    ['b', 'x', 'abc'],
    ['c', 'x', 'abc'],
    ['x', null, 'abc'],
    ['b', 'c', 'acb'],
  ])('moves %s behind %s, which makes %s of abc', (entryId, afterId, expected) => {
    expect(read(moveEntry(entries('abc'), ({ id }) => id, entryId, afterId))).toBe(expected);
  });
});

describe('playlistsCalled', () => {
  const playlists = [{ title: 'Đường Về Quê' }, { title: 'Gym, but Make It Sad' }];

  it.each([
    ['duong', ['Đường Về Quê']],
    ['  GYM ', ['Gym, but Make It Sad']],
    ['', ['Đường Về Quê', 'Gym, but Make It Sad']],
    ['  ', ['Đường Về Quê', 'Gym, but Make It Sad']],
    ['mưa', []],
  ])('“%s” finds %j', (words, expected) => {
    expect(playlistsCalled(playlists, words).map(({ title }) => title)).toEqual(expected);
  });
});
