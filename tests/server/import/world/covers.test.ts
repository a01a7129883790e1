import sharp from 'sharp';
import { apic, apeTag, id3Frame, id3Text, id3v2 } from '../../../support/builders/tag-bytes';
import { mpegSound } from '../../../support/builders/mpeg-file';
import { withMusicFolder } from '../../../support/server/music-folder';

/** Noise, so that a fraction of its bytes is about the same fraction of the picture. */
const picture = (seed: number) =>
  sharp({
    create: {
      width: 160,
      height: 160,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: seed, sigma: 40 },
    },
  });
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const track = (number: number, album = 'Bờ') => ({
  TIT2: `Bài ${number}`,
  TPE1: 'Hạ Vy',
  TALB: album,
  TRCK: String(number),
});

describe('the cover of a song', () => {
  const { put, song, scan, reserved, picturesOf } = withMusicFolder();
  let jpeg: Buffer;
  const only = async () => (await picturesOf('Bờ')).of_songs[0];

  beforeAll(async () => {
    jpeg = await picture(128).jpeg().toBuffer();
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a progressive JPEG', 'image/jpeg', () => picture(1).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG in CMYK', 'image/jpeg', () => picture(2).toColourspace('cmyk').jpeg().toBuffer()],
    ['a grey JPEG', 'image/jpeg', () => picture(3).greyscale().jpeg().toBuffer()],
    ['a JPEG with something behind its end', 'image/jpeg', () => Buffer.concat([jpeg, Buffer.alloc(500, 7)])],
    ['a JPEG without its end mark', 'image/jpeg', () => jpeg.subarray(0, -2)],
    ['a JPEG without its last tenth', 'image/jpeg', () => jpeg.subarray(0, Math.floor(jpeg.length * 0.9))],
    ['a JPEG without its last half', 'image/jpeg', () => jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ['a PNG', 'image/png', () => picture(4).png().toBuffer()],
    ['a PNG with fewer colours', 'image/png', () => picture(5).png({ palette: true }).toBuffer()],
    ['a PNG that is called a JPEG', 'image/jpeg', () => picture(6).png().toBuffer()],
    ['a JPEG that is called a PNG', 'image/png', () => picture(7).jpeg().toBuffer()],
    ['a JPEG of the type image/jpg', 'image/jpg', () => picture(8).jpeg().toBuffer()],
    ['a JPEG of no type', '', () => picture(9).jpeg().toBuffer()],
    ['a WebP', 'image/webp', () => picture(10).webp().toBuffer()],
    ['a picture of one pixel', 'image/png', () => picture(11).resize(1, 1).png().toBuffer()],
  ])('may be %s', async (_, type, made) => {
    await song('1.mp3', track(1), id3Frame('APIC', apic(await made(), 3, type)));
    await scan();
    expect(await only()).toEqual(expect.any(String));
    expect(await reserved()).toEqual([]);
  });

  it.each([
    ['the artist', 7],
    ['the label', 14],
    ['something else', 0],
    ['a kind that there is not', 200],
  ])('may be a picture of %s where the file has no other picture', async (_, kind) => {
    await song('1.mp3', track(1), id3Frame('APIC', apic(jpeg, kind)));
    await scan();
    expect(await only()).toEqual(expect.any(String));
  });

  it.each([
    ['a GIF', Buffer.concat([latin('GIF89a'), Buffer.alloc(200, 3)])],
    ['a BMP', Buffer.concat([latin('BM'), Buffer.alloc(200, 3)])],
    ['a page of HTML', latin('<html><body>404 Not Found</body></html>')],
    ['zeros', Buffer.alloc(400)],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a PNG without its picture', latin('\x89PNG\r\n\x1a\n')],
  ])('is the next picture after %s, which is reported', async (_, broken) => {
    await song('1.mp3', track(1), id3Frame('APIC', apic(broken)), id3Frame('APIC', apic(jpeg, 4)));
    await scan();
    expect(await only()).toEqual(expect.any(String));
    expect(await reserved()).toMatchObject([{ path: '1.mp3', reservations: ['picture'] }]);
  });

  it('is not a link to a picture', async () => {
    await song('1.mp3', track(1), id3Frame('APIC', apic(latin('http://example.org/a.jpg'), 3, '-->')));
    await scan();
    expect(await only()).toBeNull();
  });

  it.each([
    ['cover.jpg', 'folder.jpg'],
    ['Cover.JPG', 'front.png'],
    ['folder.jpeg', 'front.webp'],
    ['FRONT.PNG', 'album.jpg'],
  ])('is %s in the folder of the song rather than %s', async (first, second) => {
    await put(`Bờ/${second}`, await picture(20).png().toBuffer());
    await song('Bờ/1.mp3', track(1));
    await scan();
    const before = await only();
    await put(`Bờ/${first}`, jpeg);
    await scan();
    expect(await only()).toEqual(expect.any(String));
    expect(await only()).not.toBe(before);
  });

  it('is the embedded picture rather than the one in the folder', async () => {
    await put('Bờ/cover.jpg', await picture(21).jpeg().toBuffer());
    await song('Bờ/1.mp3', track(1));
    await song('Bờ/2.mp3', track(2), id3Frame('APIC', apic(jpeg)));
    await scan();
    const { of_songs: ofSongs } = await picturesOf('Bờ');
    expect(new Set([...ofSongs, null]).size).toBe(3);
  });

  it('is found in an APE tag after the sound', async () => {
    const tag = id3v2(Object.entries(track(1)).map(([id, text]) => id3Frame(id, id3Text(text))));
    const ape = apeTag({ key: 'Cover Art (Front)', value: Buffer.concat([latin('cover.jpg\0'), jpeg]), kind: 2 });
    await put('1.mp3', Buffer.concat([tag, mpegSound('ape'), ape]));
    await scan();
    expect(await only()).toEqual(expect.any(String));
  });
});

describe('the cover of an album', () => {
  const { put, song, scan, picturesOf } = withMusicFolder();
  let covers: readonly Buffer[];
  const inside = (index: number) => id3Frame('APIC', apic(covers[index] as Buffer));

  beforeAll(async () => {
    covers = await Promise.all(
      [1, 2].map((seed) =>
        picture(seed * 60)
          .jpeg()
          .toBuffer(),
      ),
    );
  });

  it.each([
    ['its first song has none', [undefined, 0, 0], 1],
    ['its last song has none', [0, 0, undefined], 0],
    ['only one song has one', [undefined, undefined, 0], 2],
    ['its first song has another one', [1, 0, 0], 1],
    ['most of its songs have none', [undefined, undefined, undefined, undefined, 0], 4],
  ])('is the cover that most of its songs with a cover have: %s', async (_, of, same) => {
    for (const [at, index] of of.entries())
      await song(`${at}.mp3`, track(at + 1), ...(index === undefined ? [] : [inside(index)]));
    await scan();
    const { of_album: ofAlbum, of_songs: ofSongs } = await picturesOf('Bờ');
    expect(ofAlbum).toEqual(expect.any(String));
    expect(ofAlbum).toBe(ofSongs[same]);
  });

  it.each(['CD1', 'CD 1', 'cd01', 'Disc 1', 'disc1', 'DISK 1', 'Disc 1 - Bên A', 'CD1 (2004)', 'Đĩa 1'])(
    'is found in the folder above its folder %s',
    async (disc) => {
      await put('Hộp/cover.jpg', covers[0] as Buffer);
      await song(`Hộp/${disc}/1.mp3`, track(1));
      await scan();
      const { of_album: ofAlbum, of_songs: ofSongs } = await picturesOf('Bờ');
      expect([ofAlbum, ofSongs]).toEqual([expect.any(String), [ofAlbum]]);
    },
  );

  it.each(['More', 'CDs', 'Discography', 'Live'])('is not found in the folder above its folder %s', async (other) => {
    await put('Hộp/cover.jpg', covers[0] as Buffer);
    await song(`Hộp/${other}/1.mp3`, track(1));
    await scan();
    expect(await picturesOf('Bờ')).toEqual({ of_album: null, of_songs: [null] });
  });

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['is cut to a few bytes', Buffer.from([0xff, 0xd8, 0xff])],
    ['is no picture', latin('nothing')],
  ])('is the next picture of its folder where the first one %s', async (_, broken) => {
    await put('Bờ/cover.jpg', broken);
    await put('Bờ/folder.jpg', covers[0] as Buffer);
    await song('Bờ/1.mp3', track(1));
    await scan();
    expect((await picturesOf('Bờ')).of_album).toEqual(expect.any(String));
  });
});
