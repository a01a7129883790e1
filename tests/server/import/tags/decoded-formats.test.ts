import { asfAttributes, asfContent, asfFile, asfLibrary, asfPicture } from '../../../support/builders/asf-bytes';
import {
  aiffChunk,
  aiffFile,
  apeTag,
  bigEndian,
  bigUtf16,
  box,
  dsdiffChunk,
  id3Frame,
  id3Text,
  id3v2,
  littleEndian,
  riffChunk,
  tagsIn,
} from '../../../support/builders/tag-bytes';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const ID3 = id3v2([
  ...[id3Frame('TIT2', id3Text('Mưa')), id3Frame('TPE1', id3Text('Hạ Vy')), id3Frame('TALB', id3Text('Bờ'))],
]);
const SAID = { title: 'Mưa', artists: ['Hạ Vy'], album: 'Bờ' };

describe('the tags of a WMA file', () => {
  it('are read from its attributes, its library and its content', async () => {
    const file = asfFile(
      asfContent('Mưa', 'Hạ Vy', '', 'ghi âm ở nhà', ''),
      asfAttributes(['WM/AlbumTitle', 'Bờ'], ['WM/TrackNumber', 3], ['WM/Year', '2004'], ['WM/Lyrics', 'một\nhai']),
      asfLibrary(['WM/Picture', asfPicture(JPEG)], ['WM/Composer', 'Mộc Lam']),
    );
    const { tags, pictures, unread } = await tagsIn('asf', file, Buffer.from('sound'));
    expect(tags).toMatchObject({ ...SAID, comment: 'ghi âm ở nhà', track: 3, year: 2004, composers: ['Mộc Lam'] });
    expect([tags.lyrics.map(({ text }) => text), pictures, unread]).toEqual([['một\nhai'], [JPEG], []]);
  });

  it.each([
    [
      'all',
      [
        ['Author', 'Hạ Vy'],
        ['Author', 'Mộc Lam'],
      ],
    ],
    ['the others', [['Author', 'Mộc Lam']]],
  ] as const)(
    'include all artists where the content has the first one, and the attributes have %s',
    async (_, named) => {
      const authors = asfAttributes(...named);
      const { tags } = await tagsIn('asf', asfFile(asfContent('Mưa', 'Hạ Vy', '', '', ''), authors));
      expect(tags.artists).toEqual(['Hạ Vy', 'Mộc Lam']);
    },
  );

  it('have a blank in place of a zero inside a text, and nothing in place of zeros at its end', async () => {
    const { tags } = await tagsIn('asf', asfFile(asfAttributes(['WM/AlbumTitle', 'Bờ\0Xa\0'])));
    expect(tags.album).toBe('Bờ Xa');
  });

  it('lack only an invalid picture, which is reported', async () => {
    const broken = asfAttributes(['WM/Picture', Buffer.from([3, 1])], ['Title', 'Mưa']);
    const { tags, unread } = await tagsIn('asf', asfFile(broken));
    expect([tags.title, unread]).toEqual(['Mưa', ['picture']]);
  });

  it('lack only a number that is too short, which is reported', async () => {
    const file = asfFile(
      asfAttributes(['Odd', Buffer.alloc(0), 5], ['WM/TrackNumber', Buffer.alloc(1), 3], ['Title', 'Mưa']),
    );
    const { tags, unread } = await tagsIn('asf', file);
    expect([tags.title, unread]).toEqual(['Mưa', ['track']]);
  });

  it('are empty where the file is cut inside them, or has another format', async () => {
    const whole = asfFile(asfContent('Mưa', 'Hạ Vy', '', '', ''));
    const cut = await tagsIn('asf', whole.subarray(0, 40));
    const other = await tagsIn('asf', Buffer.from('RIFF'));
    expect([cut.tags.title, other.tags.title]).toEqual([undefined, undefined]);
  });
});

describe('the tags of an AIFF file', () => {
  it('are those of its ID3v2 chunk, completed by those of its own chunks', async () => {
    const own = [aiffChunk('NAME', Buffer.from('Nắng')), aiffChunk('ANNO', Buffer.from('ghi âm ở nhà'))];
    const { tags } = await tagsIn('aiff', aiffFile(...own, aiffChunk('ID3 ', ID3)));
    expect(tags).toMatchObject({ ...SAID, comment: 'ghi âm ở nhà' });
  });

  it('are those of its own chunks where it has no ID3v2 chunk', async () => {
    const own = [aiffChunk('NAME', Buffer.from('Nắng')), aiffChunk('AUTH', Buffer.from('Mộc Lam'))];
    const { tags } = await tagsIn('aiff', aiffFile(...own));
    expect(tags).toMatchObject({ title: 'Nắng', artists: ['Mộc Lam'] });
  });
});

describe('the tags of DSD files', () => {
  it('are read from the end of a DSF file', async () => {
    const head = Buffer.concat([Buffer.from('DSD '), Buffer.alloc(16), littleEndian(28), Buffer.alloc(4)]);
    const { tags } = await tagsIn('dsf', head.subarray(0, 28), ID3);
    expect(tags).toMatchObject(SAID);
  });

  it('are empty for a DSF file without a tag', async () => {
    const { tags } = await tagsIn('dsf', Buffer.concat([Buffer.from('DSD '), Buffer.alloc(24)]));
    expect(tags.title).toBeUndefined();
  });

  it('are read from the chunks of a DSDIFF file', async () => {
    const text = (word: string, said: string) =>
      dsdiffChunk(word, Buffer.concat([bigEndian(said.length), Buffer.from(said)]));
    const master = dsdiffChunk('DIIN', Buffer.concat([text('DIAR', 'Moc Lam'), text('DITI', 'Nang')]));
    const file = (...chunks: readonly Buffer[]) =>
      Buffer.concat([Buffer.from('FRM8'), Buffer.alloc(8), Buffer.from('DSD '), ...chunks]);
    const own = await tagsIn('dff', file(master, dsdiffChunk('DSD ', Buffer.alloc(8))));
    const both = await tagsIn('dff', file(master, dsdiffChunk('ID3 ', ID3)));
    expect(own.tags).toMatchObject({ title: 'Nang', artists: ['Moc Lam'] });
    expect(both.tags).toMatchObject(SAID);
  });
});

describe('the tags of other formats', () => {
  it.each(['wavpack', 'ape', 'musepack', 'tta', 'ac3'] as const)(
    'are read from the APE tag after the sound of %s',
    async (container) => {
      const behind = apeTag({ key: 'Title', value: Buffer.from('Mưa') }, { key: 'Album', value: Buffer.from('Bờ') });
      const { tags } = await tagsIn(container, Buffer.from('sound'), behind);
      expect(tags).toMatchObject({ title: 'Mưa', album: 'Bờ' });
    },
  );

  it('are read from the strings of a CAF file', async () => {
    const strings = Buffer.concat([bigEndian(3), Buffer.from('Title\0Mưa\0artist\0Hạ Vy\0tempo\0' + '90\0')]);
    const chunk = (word: string, body: Buffer) =>
      Buffer.concat([Buffer.from(word), bigEndian(0), bigEndian(body.length), body]);
    const { tags } = await tagsIn(
      'caf',
      Buffer.from('caff\0\x01\0\0'),
      chunk('desc', Buffer.alloc(32)),
      chunk('info', strings),
    );
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Hạ Vy'] });
  });

  it('are read from the QuickTime texts in the user data of a video, in its first language', async () => {
    const said = (text: string) =>
      Buffer.concat([bigEndian(Buffer.byteLength(text), 2), bigEndian(0x55c4, 2), Buffer.from(text)]);
    const user = box(
      'udta',
      box('\xa9nam', said('Mưa'), said('Rain')),
      box('\xa9ART', said('Hạ Vy')),
      box('\xa9alb', Buffer.from([9, 9, 0, 0])),
      bigEndian(0),
    );
    const { tags, unread } = await tagsIn('mp4', box('ftyp', Buffer.alloc(8)), box('moov', user));
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Hạ Vy'] });
    expect(unread).toEqual(['album']);
  });

  it('are read from the texts of a video from a phone, in UTF-8 or in UTF-16', async () => {
    const said = (...text: readonly Buffer[]) => Buffer.concat([bigEndian(0), bigEndian(0x55c4, 2), ...text]);
    const user = box(
      'udta',
      box('titl', said(Buffer.from('Mưa\0'))),
      box('perf', said(Buffer.from([0xfe, 0xff]), bigUtf16('Hạ Vy\0'))),
      box('albm', said(Buffer.from('Bờ\0\x03'))),
      box('dscp', said(Buffer.from('ghi âm ở nhà'))),
      box('yrrc', bigEndian(0), bigEndian(2004, 2)),
    );
    const { tags } = await tagsIn('mp4', box('moov', user));
    expect(tags).toMatchObject({ ...SAID, comment: 'ghi âm ở nhà', year: 2004 });
  });

  it('are read from the INFO list of an AVI file', async () => {
    const info = riffChunk('LIST', Buffer.concat([Buffer.from('INFO'), riffChunk('INAM', Buffer.from('Mưa'))]));
    const { tags } = await tagsIn('avi', Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI '), info]));
    expect(tags.title).toBe('Mưa');
  });
});
