import type { StreamFacts } from '../../../../server/domain/import/containers/stream-facts';
import {
  draftSong,
  readCredit,
  UNKNOWN_ARTIST,
  VARIOUS_ARTISTS,
  type FoundSong,
} from '../../../../server/domain/import/draft-song';
import type { RawTags } from '../../../../server/domain/import/raw-tags';
import { PLAIN_SPLIT } from '../../../../server/domain/import/split-names';
import { NO_TAGS } from '../../../support/server/no-tags';

const STREAM: StreamFacts = {
  container: 'mp3',
  durationMs: 61_000,
  proof: 'proved',
  sound: { codec: 'mp3', sampleRate: 44_100, channels: 2, bitrate: 128_000 },
  video: { codec: 'h264', width: 640, height: 360, fps: 25 },
  place: { length: 0, head: [], tail: [], middle: [] },
};
const song = (path: string, tags: Partial<RawTags> = {}, more: Partial<FoundSong> = {}) =>
  draftSong({
    path,
    tags: { ...NO_TAGS, ...tags },
    stream: STREAM,
    lyricsBeside: undefined,
    split: PLAIN_SPLIT,
    ...more,
  });
const FROM_FILE = {
  durationMs: 61_000,
  audio: {
    container: 'mp3',
    codec: 'mp3',
    sampleRate: 44_100,
    channels: 2,
    bitrate: 128_000,
    mime: 'audio/mpeg',
    lossless: false,
    playable: false,
  },
  video: STREAM.video,
};
const UNTAGGED = {
  displayArtist: null,
  otherAlbumArtists: [],
  displayAlbumArtist: null,
  disc: null,
  track: null,
  side: null,
  year: null,
  genre: null,
  credits: [],
  lyrics: null,
  ...FROM_FILE,
};

describe('a song', () => {
  it('is what its tags state', () => {
    const tags: Partial<RawTags> = {
      title: ' Mưa ',
      artists: ['Hạ Vy feat. Lan Chi'],
      albumArtists: ['Hạ Vy; Mộc Lam'],
      album: 'Bờ',
      track: 3,
      disc: 2,
      side: 1,
      year: 2004,
      genres: ['Bolero / Dân ca', 'Pop'],
      composers: ['Ốc Đảo'],
      lyricists: ['Thuỳ Dạ', 'Ốc Đảo'],
      arrangers: ['Lan Chi'],
      lyrics: [{ text: 'một', lines: [] }],
    };
    expect(song('X/Y/CD 4/05 - Z.mp3', tags)).toEqual({
      title: 'Mưa',
      artists: ['Hạ Vy', 'Lan Chi'],
      displayArtist: 'Hạ Vy feat. Lan Chi',
      album: { title: 'Bờ', artist: 'Hạ Vy' },
      otherAlbumArtists: ['Mộc Lam'],
      displayAlbumArtist: null,
      disc: 2,
      track: 3,
      side: 1,
      year: 2004,
      genre: 'Bolero',
      credits: [
        { role: 'composer', names: ['Ốc Đảo'] },
        { role: 'lyricist', names: ['Thuỳ Dạ', 'Ốc Đảo'] },
        { role: 'arranger', names: ['Lan Chi'] },
      ],
      lyrics: { format: 'plain', text: 'một' },
      ...FROM_FILE,
    });
  });

  it('without tags is what its name and its folders tell', () => {
    expect(song('Hạ Vy/Bờ/CD 4/05 - Mưa.mp3')).toEqual({
      ...UNTAGGED,
      title: 'Mưa',
      artists: ['Hạ Vy'],
      album: { title: 'Bờ', artist: 'Hạ Vy' },
      disc: 4,
      track: 5,
    });
  });

  it('without tags and folders has an unknown artist and no album', () => {
    expect(song('Mưa.mp3', { title: ' \u200b ' })).toEqual({
      ...UNTAGGED,
      title: 'Mưa',
      artists: [UNKNOWN_ARTIST],
      album: null,
    });
  });

  it('has the lyrics beside it before its embedded ones', () => {
    const tags = { lyrics: [{ text: 'một', lines: [] }] };
    expect(song('Mưa.mp3', tags, { lyricsBeside: 'hai' }).lyrics).toEqual({ format: 'plain', text: 'hai' });
  });

  it('has no side where its tags state the first side, A, but for its number', () => {
    expect([song('Mưa.mp3', { side: 0 }).side, song('Mưa.mp3').side]).toEqual([0, null]);
  });

  it('has texts of limited length', () => {
    const long = 'a'.repeat(600);
    const draft = song('Mưa.mp3', { title: long, album: long, genres: [long], artists: [long], displayArtist: long });
    expect([draft.title.length, draft.album?.title.length, draft.genre?.length]).toEqual([300, 300, 60]);
    expect([draft.artists[0].length, draft.displayArtist?.length]).toEqual([200, 500]);
    expect(song('Mưa.mp3', { composers: [long] }).credits[0]?.names[0]).toHaveLength(200);
  });
});

describe('the album of a song', () => {
  it.each([
    ['is by its own artists', { album: 'Bờ', artists: ['Hạ Vy'], albumArtists: ['Lan Chi'] }, 'Lan Chi'],
    [
      'is by them also where it is a compilation',
      { album: 'Bờ', albumArtists: ['Lan Chi'], isCompilation: true },
      'Lan Chi',
    ],
    ['is by many where it is a compilation', { album: 'Bờ', artists: ['Hạ Vy'], isCompilation: true }, VARIOUS_ARTISTS],
    ["is by the song's first artist else", { album: 'Bờ', artists: ['Hạ Vy', 'Lan Chi'] }, 'Hạ Vy'],
    ['is by an unknown artist where nothing tells', { album: 'Bờ' }, UNKNOWN_ARTIST],
  ])('%s', (_, tags, artist) => {
    expect(song('Mưa.mp3', tags).album).toEqual({ title: 'Bờ', artist });
  });

  it.each([
    [
      "is named by a folder below the artist's",
      'Hạ Vy/Bờ/Mưa.mp3',
      { artists: ['HẠ VY'] },
      { title: 'Bờ', artist: 'HẠ VY' },
    ],
    ["is not named by a folder below another one than the artist's", 'Nhạc/Bờ/Mưa.mp3', { artists: ['Hạ Vy'] }, null],
    ['is not named by a folder alone', 'Bờ/Mưa.mp3', { artists: ['Hạ Vy'] }, null],
    ['is not named by a folder where the name of the file tells the artist', 'Hạ Vy - Mưa.mp3', {}, null],
    ['is named by its tag before its folder', 'Hạ Vy/Bờ/Mưa.mp3', { album: 'Bến' }, { title: 'Bến', artist: 'Hạ Vy' }],
    [
      'is by many where a folder names a compilation',
      'Hạ Vy/Bờ/Mưa.mp3',
      { isCompilation: true },
      { title: 'Bờ', artist: VARIOUS_ARTISTS },
    ],
  ])('%s', (_, path, tags, album) => {
    expect(song(path, tags).album).toEqual(album);
  });
});

describe('the artists that a tag names', () => {
  it.each([
    [['Hạ Vy'], undefined, { names: ['Hạ Vy'], display: null }],
    [['Hạ Vy', 'Lan Chi'], undefined, { names: ['Hạ Vy', 'Lan Chi'], display: null }],
    [['Hạ Vy ft. Lan Chi'], undefined, { names: ['Hạ Vy', 'Lan Chi'], display: 'Hạ Vy ft. Lan Chi' }],
    [['Hạ Vy', 'Lan Chi'], 'Hạ Vy & Lan Chi', { names: ['Hạ Vy', 'Lan Chi'], display: 'Hạ Vy & Lan Chi' }],
    [['Hạ Vy', 'Lan Chi'], 'Hạ Vy, Lan Chi', { names: ['Hạ Vy', 'Lan Chi'], display: null }],
    [['Hạ Vy/Lan Chi'], 'Hạ Vy & Lan Chi', { names: ['Hạ Vy', 'Lan Chi'], display: 'Hạ Vy & Lan Chi' }],
    [[], undefined, { names: [], display: null }],
    [[], ' ', { names: [], display: null }],
  ])('%j beside the text %j are %j', (values, written, credit) => {
    expect(readCredit(values, written, PLAIN_SPLIT)).toEqual(credit);
  });

  it('are at most twelve', () => {
    const thirteen = Array.from({ length: 13 }, (_, at) => `Ann ${at}`);
    const { names, display } = readCredit(thirteen, undefined, PLAIN_SPLIT);
    expect(names).toEqual(thirteen.slice(0, 12));
    expect(display).toBe(thirteen.join(', '));
  });
});
