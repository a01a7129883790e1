import { readName } from '../../../server/domain/import/read-name';

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
  ])('reads %s as %j', (path, facts) => {
    expect(readName(path)).toMatchObject(facts);
  });
});
