import type { PictureBrief } from '../art/picture-brief';
import type { DemoArtist } from './demo-artist';

type Row = Pick<DemoArtist, 'name' | 'bio'> & { readonly motif: PictureBrief['motif']; readonly seed: number };

const ROWS: readonly Row[] = [
  {
    name: 'Hạ Vy',
    motif: 'sea-moon',
    seed: 201,
    bio: {
      vi: 'Lớn lên ở một làng chài, Hạ Vy viết về biển và những người ở lại.',
      en: 'Raised in a fishing village, Hạ Vy writes about the sea and those who stay.',
    },
  },
  {
    name: 'Mộc Lam',
    motif: 'window',
    seed: 202,
    bio: {
      vi: 'Một cây đàn, một hiên nhà, vài bài hát chưa muốn khép lại.',
      en: 'One guitar, one porch, a few songs that do not care to end.',
    },
  },
  {
    name: 'Saigon Static',
    motif: 'neon',
    seed: 203,
    bio: {
      vi: 'Bộ ba chơi city pop giữa tiếng xe và đèn hiệu.',
      en: 'A trio that plays city pop between traffic and neon.',
    },
  },
  {
    name: 'Thuỳ Dạ',
    motif: 'rain',
    seed: 204,
    bio: {
      vi: 'Hát nhỏ để người nghe phải lại gần.',
      en: 'Sings softly, so that whoever listens has to come closer.',
    },
  },
  {
    name: 'June Harbour',
    motif: 'harbour',
    seed: 205,
    bio: {
      vi: 'Những lá thư gửi từ một bến cảng có lẽ không tồn tại.',
      en: 'Letters from a harbour that may not exist.',
    },
  },
  {
    name: 'Trạm Gió',
    motif: 'hills',
    seed: 206,
    bio: {
      vi: 'Dự án thu âm trên cao nguyên, sau tám giờ tối.',
      en: 'Recorded in the highlands, always after eight in the evening.',
    },
  },
  {
    name: 'Tide Motel',
    motif: 'low-tide',
    seed: 207,
    bio: {
      vi: 'Hai người, một máy trống và một đài phát thanh lúc triều xuống.',
      en: 'Two people, a drum machine and a radio at low tide.',
    },
  },
  {
    name: 'Phố Núi Collective',
    motif: 'alley',
    seed: 208,
    bio: {
      vi: 'Nhóm bạn trong một con hẻm, chơi bolero theo cách của mình.',
      en: 'Friends from one alley who play bolero their own way.',
    },
  },
];

export const DEMO_ARTISTS: readonly DemoArtist[] = ROWS.map(({ name, bio, motif, seed }) => ({
  name,
  bio,
  portrait: { kind: 'portrait', motif, seed },
  banner: { kind: 'banner', motif, seed },
}));
