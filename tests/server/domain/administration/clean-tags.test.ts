import { cleanTags } from '../../../../server/domain/administration/clean-tags';
import type { SongTags } from '../../../../server/domain/catalogue/song-tags';

const TAGS: SongTags = { title: 'Ngủ Quên', artists: ['Hạ Vy'], album: null, year: 2024, genre: 'Ballad', track: 1 };
const UNSEEN = '\u200b';

describe('tags that an admin types, after cleaning', () => {
  it.each<readonly [string, Partial<SongTags>, Partial<SongTags> | null]>([
    ['stay as they are', {}, {}],
    ['lose blanks and what is not seen', { title: `  Ngủ\u202e  Quên${UNSEEN}` }, {}],
    ['have each artist once', { artists: ['Hạ Vy', 'hạ vy', 'Mộc Lam'] }, { artists: ['Hạ Vy', 'Mộc Lam'] }],
    ['have an artist once whose names differ in blanks', { artists: ['Hạ Vy', ' Hạ  Vy '] }, { artists: ['Hạ Vy'] }],
    ['have a clean genre', { genre: ' Nhạc  nhẹ ' }, { genre: 'Nhạc nhẹ' }],
    ['have 200 letters in a title', { title: 'a'.repeat(200) }, { title: 'a'.repeat(200) }],
    ['have no more than 200 letters in a title', { title: 'a'.repeat(201) }, { title: 'a'.repeat(200) }],
    ['drop an artist without a name', { artists: [UNSEEN, 'Hạ Vy'] }, {}],
    ['have no genre where nothing is left of it', { genre: UNSEEN }, { genre: null }],
    ['have no genre where there is none', { genre: null }, { genre: null }],
    ['need a title', { title: UNSEEN }, null],
    ['need an artist', { artists: [UNSEEN] }, null],
    ['need an album’s title', { album: { title: UNSEEN, artist: 'Hạ Vy' } }, null],
    ['need an album’s artist', { album: { title: 'Bờ Bên Kia', artist: UNSEEN } }, null],
    [
      'have a clean album',
      { album: { title: ' Bờ  Bên Kia', artist: 'Hạ Vy ' } },
      { album: { title: 'Bờ Bên Kia', artist: 'Hạ Vy' } },
    ],
  ])('%s', (_what, typed, cleaned) => {
    expect(cleanTags({ ...TAGS, ...typed })).toEqual(cleaned && { ...TAGS, ...cleaned });
  });
});
