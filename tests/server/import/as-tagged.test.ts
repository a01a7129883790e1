import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { sql } from 'kysely';
import { apic, id3Frame, id3Text } from '../../support/builders/tag-bytes';
import { withMusicFolder } from '../../support/server/music-folder';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('the import of a tagged folder', () => {
  const { db, music, put, song, scan, titlesOf, picturesOf, refused, reserved } = withMusicFolder();

  it.each([
    [
      'the number of the disc, of which the first may have none',
      [
        ['x', '2', '1'],
        ['y', '1', '2'],
        ['z', '2', ''],
        ['w', '1', ''],
      ],
      ['w', 'x', 'z', 'y'],
    ],
    [
      'the sides of a record',
      [
        ['b2', 'B2', ''],
        ['a1', 'A1', ''],
        ['b1', 'B1', ''],
        ['a2', 'a2', ''],
      ],
      ['a1', 'a2', 'b1', 'b2'],
    ],
    [
      'the names of files where they have no number',
      [
        ['10 j', '', ''],
        ['2 b', '', ''],
        ['1 a', '', ''],
      ],
      ['1 a', '2 b', '10 j'],
    ],
  ])('orders an album by %s', async (_, songs, titles) => {
    for (const [title = '', track = '', disc = ''] of songs) {
      await song(`${title}.mp3`, { TIT2: title, TPE1: 'Vy', TALB: 'Bờ', TRCK: track, TPOS: disc });
    }
    await scan();
    expect(await titlesOf('Bờ')).toEqual(titles);
  });

  it('gives an album the picture that most of its songs have, whatever the reading order is', async () => {
    const cover = await picture('#2040d0');
    const other = await picture('#d04020');
    const of = (track: string) => ({ TIT2: track, TPE1: 'Vy', TALB: 'Bờ', TRCK: track });
    await song('1.mp3', of('1'));
    await song('2.mp3', of('2'), id3Frame('APIC', apic(other)));
    await song('3.mp3', of('3'), id3Frame('APIC', apic(cover)));
    await song('4.mp3', of('4'), id3Frame('APIC', apic(cover)));
    await scan();
    const { of_album: ofAlbum, of_songs: ofSongs } = await picturesOf('Bờ');
    expect(ofSongs).toEqual([null, expect.any(String), ofAlbum, ofAlbum]);
    expect(ofSongs[1]).not.toBe(ofAlbum);
  });

  it('finds the picture of an album above its disc folders, and prefers the picture of a disc’s own folder', async () => {
    await put('Bờ/cover.jpg', await picture('#2040d0'));
    await put('Bờ/CD 2 - Live/folder.jpg', await picture('#d04020'));
    await song('Bờ/CD1/1.mp3', { TIT2: '1', TPE1: 'Vy', TALB: 'Bờ', TRCK: '1' });
    await song('Bờ/CD 2 - Live/1.mp3', { TIT2: '2', TPE1: 'Vy', TALB: 'Bờ', TRCK: '2' });
    await song('Bờ/More/1.mp3', { TIT2: '3', TPE1: 'Vy', TALB: 'Bờ', TRCK: '3' });
    await scan();
    const { of_songs: ofSongs } = await picturesOf('Bờ');
    expect(ofSongs).toEqual([expect.any(String), expect.any(String), null]);
    expect(ofSongs[0]).not.toBe(ofSongs[1]);
  });

  it('skips a file that is not a supported picture, and reports the song with a reservation', async () => {
    await put('Bờ/cover.jpg', Buffer.alloc(0));
    await put('Bờ/folder.jpg', await picture('#2040d0'));
    await song('Bờ/1.mp3', { TIT2: '1', TPE1: 'Vy', TALB: 'Bờ' }, id3Frame('APIC', apic(Buffer.from('GIF89a'))));
    await song(
      'Nắng/1.mp3',
      { TIT2: '1', TPE1: 'Vy', TALB: 'Nắng' },
      id3Frame('APIC', apic(Buffer.from('GIF89a'))),
      id3Frame('APIC', apic(await picture('#d04020'))),
    );
    await scan();
    expect((await picturesOf('Bờ')).of_songs).toEqual([expect.any(String)]);
    expect((await picturesOf('Nắng')).of_songs).toEqual([expect.any(String)]);
    expect(await reserved()).toEqual(
      ['Bờ/1.mp3', 'Nắng/1.mp3'].map((name) => ({ path: name, reservations: ['picture'], video: null })),
    );
  });

  it('imports a partly unreadable file, and reports the unread parts until they are readable', async () => {
    const frames = (flags: number) => id3Frame('TALB', id3Text('Bờ'), { flags });
    await song('1.mp3', { TIT2: 'Mưa', TPE1: 'Vy' }, frames(0x04));
    await put('1.lrc', Buffer.alloc(1024 * 1024 + 1, 0x61));
    await scan();
    expect(await reserved()).toMatchObject([{ path: '1.mp3', reservations: ['album', 'lyrics'] }]);
    expect(await db().selectFrom('songs').select('title').execute()).toEqual([{ title: 'Mưa' }]);
    await song('1.mp3', { TIT2: 'Mưa', TPE1: 'Vy' }, frames(0));
    await rm(music('1.lrc'));
    await scan();
    expect(await reserved()).toEqual([]);
    expect(await titlesOf('Bờ')).toEqual(['Mưa']);
  });

  it('reads files again that an older reader read or refused, and reads them only once', async () => {
    await song('1.mp3', { TIT2: 'Mưa', TPE1: 'Vy' });
    await put('2.mp3', Buffer.from('no music'));
    await scan();
    await sql`UPDATE media_files SET reader = 0`.execute(db());
    await sql`UPDATE all_songs SET title = 'Mua', folded = 'mua'`.execute(db());
    await sql`UPDATE refused_files SET reader = 0, reason = 'unsupported-codec'`.execute(db());
    expect(await scan()).toMatchObject({ unchanged: 1, refused: 1, changed: 0 });
    const titles = () => db().selectFrom('songs').select('title').execute();
    expect(await titles()).toEqual([{ title: 'Mưa' }]);
    expect(await refused()).toEqual([{ path: '2.mp3', reason: 'not-media' }]);
    await sql`UPDATE all_songs SET title = 'Mua', folded = 'mua'`.execute(db());
    await scan();
    expect(await titles()).toEqual([{ title: 'Mua' }]);
  });
});
