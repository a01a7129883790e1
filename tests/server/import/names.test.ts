import { readName } from '../../../server/domain/import/read-name';
import { splitArtists } from '../../../server/domain/import/split-artists';

describe('splitArtists', () => {
  it.each([
    [['Hạ Vy'], ['Hạ Vy']],
    [['Hạ Vy feat. Mộc Lam'], ['Hạ Vy', 'Mộc Lam']],
    [['Hạ Vy (feat. Mộc Lam)'], ['Hạ Vy', 'Mộc Lam']],
    [['Hạ Vy ft. Mộc Lam'], ['Hạ Vy', 'Mộc Lam']],
    [['Hạ Vy; Mộc Lam'], ['Hạ Vy', 'Mộc Lam']],
    [['Hạ Vy / Mộc Lam'], ['Hạ Vy', 'Mộc Lam']],
    [['Thuỳ Dạ, Ốc Đảo'], ['Thuỳ Dạ', 'Ốc Đảo']],
    [['Marlow & May'], ['Marlow & May']],
    [['HI/LO'], ['HI/LO']],
    [['Juno, The Painter'], ['Juno, The Painter']],
    [
      ['Hạ Vy', 'Thuỳ Dạ, Ốc Đảo'],
      ['Hạ Vy', 'Thuỳ Dạ, Ốc Đảo'],
    ],
    [['Hạ Vy\0Mộc Lam'], ['Hạ Vy', 'Mộc Lam']],
    [['Hạ Vy', 'Hạ Vy'], ['Hạ Vy']],
    [['  '], []],
    [[], []],
  ])('%j are %j', (values, artists) => {
    expect(splitArtists(values)).toEqual(artists);
  });

  it('composes letters', () => {
    expect(splitArtists(['Hạ Vy'.normalize('NFD')])).toEqual(['Hạ Vy'.normalize('NFC')]);
  });
});

describe('readName', () => {
  it.each([
    ['Ngủ Quên.mp3', { title: 'Ngủ Quên', track: undefined }],
    ['07 - Ngủ Quên.mp3', { title: 'Ngủ Quên', track: 7 }],
    ['03. Ngủ Quên.flac', { title: 'Ngủ Quên', track: 3 }],
    ['1-02 Ngủ Quên.flac', { title: 'Ngủ Quên', track: 2, disc: 1 }],
    ['99 Bóng Đèn.mp3', { title: '99 Bóng Đèn', track: undefined }],
    ['Hạ Vy - Ngủ Quên.mp3', { title: 'Ngủ Quên', artist: 'Hạ Vy' }],
    ['paper_lighthouse.ogg', { title: 'paper lighthouse' }],
    ['Paper Lighthouse [a1B2c3D4e5F].opus', { title: 'Paper Lighthouse' }],
    ['Paper Lighthouse (Traditional).ogg', { title: 'Paper Lighthouse (Traditional)' }],
    ['Hạ Vy/Bờ Bên Kia/01 Ngủ Quên.mp3', { title: 'Ngủ Quên', artist: 'Hạ Vy', album: 'Bờ Bên Kia', track: 1 }],
    ['Hạ Vy/Bờ Bên Kia/Đĩa 2/01 Ngủ Quên.mp3', { artist: 'Hạ Vy', album: 'Bờ Bên Kia', disc: 2 }],
  ])('%s says %j', (path, facts) => {
    expect(readName(path)).toMatchObject(facts);
  });
});
