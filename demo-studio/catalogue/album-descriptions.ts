import type { Bilingual } from '../../contract/kernel/bilingual';

/** The descriptions of the demo's albums, by title. */
export const ALBUM_DESCRIPTIONS: Readonly<Record<string, Bilingual>> = {
  'Bờ Bên Kia': {
    vi: 'Album đầu tay của Hạ Vy. Những bài về biển và những người ở lại.',
    en: 'Hạ Vy’s first album. Songs about the sea and those who stayed ashore.',
  },
  Hiên: {
    vi: 'Mộc Lam thu ở hiên nhà, có tiếng gió và tiếng gà trưa.',
    en: 'Mộc Lam on the porch, with the wind and the noon roosters left in.',
  },
  'Mùa Nước Nổi': {
    vi: 'Thuỳ Dạ kể chuyện miền sông nước, mỗi bài một con nước.',
    en: 'Thuỳ Dạ tells of the delta, one tide to a song.',
  },
  'Sương Muộn': {
    vi: 'Trạm Gió viết trong một mùa đông trên cao nguyên.',
    en: 'Written by Trạm Gió during one winter in the highlands.',
  },
  'Hẻm Nhỏ Lên Đèn': {
    vi: 'Phố Núi Collective đi qua những con hẻm lúc vừa tắt nắng.',
    en: 'Phố Núi Collective walks the alleys as the lamps come on.',
  },
  'Con Sóng Cuối Mùa': {
    vi: 'Mộc Lam rời hiên nhà, đi về phía biển.',
    en: 'Mộc Lam leaves the porch and heads for the coast.',
  },
  'Orange Hours': {
    vi: 'Saigon Static và giờ tan tầm, khi cả thành phố ngả màu cam.',
    en: 'Saigon Static at rush hour, when the whole city turns orange.',
  },
  'Paper Harbour': {
    vi: 'June Harbour gấp một bến cảng bằng giấy, rồi thả trôi.',
    en: 'June Harbour folds a port out of paper and lets it drift.',
  },
  'Low Tide Radio': {
    vi: 'Một đài phát thanh chỉ có sóng khi nước ròng. Tide Motel cầm máy.',
    en: 'A station that is on the air at low tide only. Tide Motel hosts.',
  },
  'Night Bus North': {
    vi: 'Trạm Gió trên chuyến xe đêm, ghế cạnh cửa sổ.',
    en: 'Trạm Gió on the night coach, in the window seat.',
  },
};
