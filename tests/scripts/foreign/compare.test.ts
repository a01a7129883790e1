import { compare, type SongReport } from '../../../scripts/foreign/compare';
import type { MutagenReading } from '../../../scripts/foreign/read-with-mutagen';
import { id3Texts, mpegSound } from '../../support/builders/mpeg-file';
import { songIn } from '../../support/server/read-in-memory';

const ID = 'a'.repeat(20);
const THEIRS: MutagenReading = {
  path: '1.mp3',
  title: 'Mưa',
  artists: ['Hạ Vy'],
  album: 'Bờ',
  track: 3,
  year: 2004,
  words: 'một\nhai',
  pictures: [`${ID}${'0'.repeat(44)}`],
  seconds: 2,
};

describe('the tags that mutagen reads, compared with those that the product reads', () => {
  let ours: SongReport;
  const differing = (change: Partial<MutagenReading>) =>
    compare([[{ ...THEIRS, ...change }, ours]]).differences.map(({ field }) => field);

  beforeAll(async () => {
    const texts = { TIT2: 'Mưa', TPE1: 'Hạ Vy', TALB: 'Bờ', TRCK: '3', TDRC: '2004' };
    const read = await songIn('1.mp3', Buffer.concat([id3Texts(texts), mpegSound('one')]));
    const picture = { id: ID, width: 9, height: 9, colour: { hue: 1, chroma: 0.1, secondHue: 50 } };
    ours = {
      ...read,
      draft: { ...read.draft, lyrics: { format: 'lrc', text: '[00:01.00]một\n[00:02.00]hai' } },
      picture,
    };
  });

  it('are the same, field by field', () => {
    const { fields, differences } = compare([[THEIRS, ours]]);
    expect(differences).toEqual([]);
    expect(Object.values(fields)).toEqual(Array.from({ length: 7 }, () => ({ all: 1, same: 1 })));
  });

  it.each<[string, Partial<MutagenReading>]>([
    ['title', { title: 'Nắng' }],
    ['artists', { artists: ['Hạ Vy', 'Mộc Lam'] }],
    ['album', { album: 'Bến' }],
    ['track', { track: 4 }],
    ['year', { year: 2005 }],
    ['words', { words: 'một\nba' }],
    ['picture', { pictures: ['b'.repeat(64)] }],
  ])('differ in their %s', (field, change) => {
    expect(differing(change)).toEqual([field]);
  });

  it.each<[string, Partial<MutagenReading>]>([
    ['what mutagen finds nothing in', { title: null, album: '', track: 0, year: null, words: null, pictures: [] }],
    ['blanks, and another way to write the same letters', { title: ' Mưa  '.normalize('NFD') }],
    ['several names in one text', { artists: ['Hạ Vy; Hạ Vy'] }],
    ['a year that cannot be', { year: 0 }],
    ['which of several pictures is kept', { pictures: ['b'.repeat(64), ...THEIRS.pictures] }],
  ])('do not differ by %s', (_, change) => {
    expect(differing(change)).toEqual([]);
  });
});
