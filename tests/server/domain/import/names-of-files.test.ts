import {
  albumPictures,
  besideClips,
  byLikelihood,
  byStem,
  chooseArtistPicture,
  isHidden,
  kindOfName,
  mayBeMedia,
  mayMove,
  stemOf,
  withoutEnding,
} from '../../../../server/domain/import/media-name';

const MOVING =
  'mp4 m4v mov webm mkv avi wmv mpg mpeg flv ogv m2ts mts vob qt 3gp 3gpp 3g2 3gp2 divx asf f4v ogm mpe mpv m1v m2v mp2v m2p ts tp trp';
const SOUNDING = [
  'mp3 mp2 mp1 mpa m4a m4b m4r m4p 3ga f4a flac ogg oga ogx oggflac oggtheora opus spx wav wave w64 rf64 bwf weba mka mk3d wma',
  'aif aiff aifc aac adts loas latm ape apl wv mpc mpp mp+ tta tak ofr ofs shn dsf dff wsd als mlp thd ac3 eac3 ec3 dts',
  'dtshd amr awb caf au snd voc gsm ra rm rmvb oma aa3 at3 aea aa aax mid midi kar mod xm it s3m mtm umx mptm spc vgm vgz nsf',
  'nsfe gbs id3 dv mxf wtv nut adx vqf sox mac m2a sph nist g722 sbc ast aptx rso mmf med okt 669 stm mo3 ult far',
].join(' ');
const named = (endings: string): readonly string[] => endings.split(' ').map((ending) => `Mưa.${ending}`);

describe('a file that may be music by its name', () => {
  it('has an ending of sound or of video, and is never left out without a report', () => {
    expect([...named(MOVING), ...named(SOUNDING)].filter((name) => kindOfName(name) !== 'media')).toEqual([]);
  });

  it.each(['Mưa.MP3', 'a.b.Flac', '.mp3', 'Mưa .mp3'])('may be named %j', (name) => {
    expect(mayBeMedia(name)).toBe(true);
  });

  it.each(['mp3', 'Mưa', 'Mưa.', 'Mưa.mp', 'Mưa.mp33', 'Mưa.mp3.txt', 'Mưa.mp3 ', 'Mưa.txt', 'Mưa.jpg', 'Mưa.', ''])(
    'is not named %j',
    (name) => {
      expect(mayBeMedia(name)).toBe(false);
    },
  );
});

describe('a file that may contain video by its name', () => {
  it('has one of these endings', () => {
    expect(named(MOVING).filter((name) => !mayMove(name))).toEqual([]);
    expect(named(SOUNDING).filter(mayMove)).toEqual([]);
  });

  it('is the likelier music video the earlier its ending is in the list', () => {
    expect([...named(MOVING)].sort().sort(byLikelihood)).toEqual(named(MOVING));
  });
});

describe('a hidden name', () => {
  it.each([
    ['.Mưa.mp3', true],
    ['._Mưa.mp3', true],
    ['.-a', true],
    ['...', false],
    ['.5 Hz.mp3', false],
    ['. a.mp3', false],
    ['.', false],
    ['Mưa.mp3', false],
    ['a.b', false],
  ])('%j begins with a dot and a letter or a sign: %s', (name, isOne) => {
    expect(isHidden(name)).toBe(isOne);
  });
});

describe('the kind of a file by its name', () => {
  it.each([
    ['.Mưa.mp3', 'nothing'],
    ['.cover.jpg', 'nothing'],
    ['Mưa.mp3', 'media'],
    ['cover.jpg', 'picture'],
    ['FOLDER.JPEG', 'picture'],
    ['front.png', 'picture'],
    ['Album.webp', 'picture'],
    ['cover.gif', 'nothing'],
    ['my cover.jpg', 'nothing'],
    ['cover.jpg.txt', 'nothing'],
    ['cover2.jpg', 'nothing'],
    ['coverxjpg', 'nothing'],
    ['Mưa.lrc', 'lyrics'],
    ['Mưa.LRC', 'lyrics'],
    ['Mưa.lrc.bak', 'nothing'],
    ['Mưalrc', 'nothing'],
    ['Mưa.vtt', 'captions'],
    ['Mưa.VTT', 'captions'],
    ['Mưa.vtt.bak', 'nothing'],
    ['Mưavtt', 'nothing'],
    ['Mưa.txt', 'nothing'],
  ])('%j is %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });
});

describe('the pictures of an album', () => {
  it('are ordered by what they are called, then by name', () => {
    const names = [
      'album.jpg',
      'front.jpg',
      'back.jpg',
      'Cover.png',
      'folder.jpg',
      'cover.jpg',
      'COVER.webp',
      'Mưa.mp3',
    ];
    expect(albumPictures(names)).toEqual([
      'cover.jpg',
      'Cover.png',
      'COVER.webp',
      'folder.jpg',
      'front.jpg',
      'album.jpg',
    ]);
  });
});

describe("an artist's picture", () => {
  const NAMES = [
    'banner.png',
    'artist.png',
    'Artist.jpg',
    'artist.gif',
    'the artist.jpg',
    'banner.jpeg',
    'artist.jpg.txt',
  ];

  it.each([
    ['portrait', 'Artist.jpg'],
    ['banner', 'banner.jpeg'],
  ] as const)('is the first %s by name', (which, name) => {
    expect(chooseArtistPicture(NAMES, which)).toBe(name);
    expect(chooseArtistPicture([...NAMES].reverse(), which)).toBe(name);
    expect(chooseArtistPicture(['the artist.jpg', 'artist.gif', 'my banner.png'], which)).toBeUndefined();
  });

  it.each(['ARTIST.JPEG', 'artist.webp', 'artist.png', 'artist.jpg'])('may be named %j', (name) => {
    expect(chooseArtistPicture([name], 'portrait')).toBe(name);
    expect(chooseArtistPicture([name], 'banner')).toBeUndefined();
  });

  it.each(['BANNER.JPEG', 'banner.webp', 'banner.png', 'banner.jpg'])('may be a banner named %j', (name) => {
    expect(chooseArtistPicture([name], 'banner')).toBe(name);
    expect(chooseArtistPicture([name], 'portrait')).toBeUndefined();
  });

  it.each(['artistxjpg', 'artist.jpg2', 'bannerxjpg', 'banner.jpg2', 'my banner.jpg'])('is not named %j', (name) => {
    expect(chooseArtistPicture([name], 'portrait') ?? chooseArtistPicture([name], 'banner')).toBeUndefined();
  });
});

describe('the files beside a short video', () => {
  it('are captions and pictures of its name, and no hidden ones', () => {
    const names = [
      'A.vtt',
      '.b.vtt',
      'a.JPG',
      'b.webp',
      '.c.png',
      'c.gif',
      'd.png',
      'e.jpeg',
      'f.jpg.txt',
      'gjpg',
      'a.mp4',
    ];
    const { captions, posters } = besideClips(names);
    expect([...captions]).toEqual([['a', 'A.vtt']]);
    expect([...posters]).toEqual([
      ['a', 'a.JPG'],
      ['b', 'b.webp'],
      ['d', 'd.png'],
      ['e', 'e.jpeg'],
    ]);
  });
});

describe('a name without its ending', () => {
  it.each([
    ['Mưa.mp3', 'Mưa'],
    ['a.b.mp3', 'a.b'],
    ['a.b/c', 'a.b/c'],
    ['a.b/c.mp3', 'a.b/c'],
    ['.mp3', ''],
    ['Mưa', 'Mưa'],
    ['Mưa.', 'Mưa'],
  ])('of %j is %j', (name, stem) => {
    expect(withoutEnding(name)).toBe(stem);
  });

  it('is compared ignoring case and the way accents are written', () => {
    expect(stemOf('MƯA.mp3'.normalize('NFD'))).toBe('mưa'.normalize('NFC'));
    expect([...byStem(['Mưa.MP3', 'Nắng.mp3', 'mưa.mp3'])]).toEqual([
      ['mưa', 'mưa.mp3'],
      ['nắng', 'Nắng.mp3'],
    ]);
  });
});
