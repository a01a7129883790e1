import type { AlbumRow } from './demo-album';

/** Albums with Vietnamese titles; the first song of each is made first and is the shortest. */
export const VIETNAMESE_ALBUMS: readonly AlbumRow[] = [
  {
    ...{ title: 'Bờ Bên Kia', artist: 'Hạ Vy', year: 2026, motif: 'sea-moon', seed: 101 },
    songs: [
      {
        ...{ title: 'Ngủ Quên Trên Sóng', style: 'ballad', tempo: 72, key: 'A minor', seconds: 68, seed: 1011 },
        ...{ categories: ['nhac-viet', 'ngay-mua'], popularity: 96, hasVideo: true },
      },
      {
        ...{ title: 'Bến Vắng', style: 'bolero', tempo: 84, key: 'D minor', seconds: 84, seed: 1012 },
        ...{ categories: ['nhac-viet', 'bolero-que-nha'], popularity: 41 },
      },
      {
        ...{ title: 'Muối Trên Vai Áo', style: 'folk', tempo: 88, key: 'G major', seconds: 80, seed: 1013 },
        ...{ categories: ['nhac-viet', 'indie-moc'], popularity: 34 },
      },
    ],
  },
  {
    ...{ title: 'Hiên', artist: 'Mộc Lam', year: 2025, motif: 'window', seed: 102 },
    songs: [
      {
        ...{ title: 'Gió Ghé Hiên Nhà', style: 'folk', tempo: 92, key: 'C major', seconds: 66, seed: 1021 },
        ...{ categories: ['nhac-viet', 'indie-moc'], popularity: 88 },
      },
      {
        ...{ title: 'Mây Đậu Cửa Sổ', style: 'bossa', tempo: 118, key: 'F major', seconds: 78, seed: 1022 },
        ...{ categories: ['indie-moc', 'tap-trung'], popularity: 62 },
      },
      {
        ...{ title: 'Khói Bếp Chiều Ba Mươi', style: 'ballad', tempo: 66, key: 'E minor', seconds: 86, seed: 1023 },
        ...{ categories: ['nhac-viet', 'ngay-mua'], popularity: 38 },
      },
    ],
  },
  {
    ...{ title: 'Mùa Nước Nổi', artist: 'Thuỳ Dạ', year: 2025, motif: 'rain', seed: 104 },
    songs: [
      {
        ...{ title: 'Áo Mưa Màu Xanh', style: 'lo-fi', tempo: 80, key: 'F# minor', seconds: 68, seed: 1041 },
        ...{ categories: ['nhac-viet', 'ngay-mua'], popularity: 74 },
      },
      {
        ...{ title: 'Hẹn Nhau Mùa Nước Nổi', style: 'bolero', tempo: 90, key: 'G minor', seconds: 88, seed: 1042 },
        ...{ categories: ['bolero-que-nha', 'nhac-viet'], popularity: 52 },
      },
      {
        ...{ title: 'Thư Gửi Tầng Mười Hai', style: 'city-pop', tempo: 104, key: 'B minor', seconds: 80, seed: 1043 },
        ...{ categories: ['nhac-viet', 'lai-xe'], popularity: 45 },
      },
    ],
  },
  {
    ...{ title: 'Sương Muộn', artist: 'Trạm Gió', year: 2026, motif: 'hills', seed: 106 },
    songs: [
      {
        ...{ title: 'Tám Giờ Tối Ở Đà Lạt', style: 'lo-fi', tempo: 74, key: 'D minor', seconds: 70, seed: 1061 },
        ...{ categories: ['nhac-viet', 'indie-moc', 'tap-trung'], popularity: 100, hasVideo: true },
      },
      {
        ...{ title: 'Sương Muộn', style: 'ambient', tempo: 62, key: 'Bb major', seconds: 90, seed: 1062 },
        ...{ categories: ['tap-trung'], popularity: 29 },
      },
      {
        ...{ title: 'Ngọn Hải Đăng Không Ngủ', style: 'house', tempo: 122, key: 'C minor', seconds: 84, seed: 1063 },
        ...{ categories: ['lai-xe'], popularity: 47 },
      },
    ],
  },
  {
    ...{ title: 'Hẻm Nhỏ Lên Đèn', artist: 'Phố Núi Collective', year: 2026, motif: 'alley', seed: 108 },
    songs: [
      {
        ...{ title: 'Đèn Vàng Hẻm Nhỏ', style: 'bolero', tempo: 94, key: 'A minor', seconds: 68, seed: 1081 },
        ...{ categories: ['bolero-que-nha', 'nhac-viet'], popularity: 81, hasVideo: true },
      },
      {
        ...{ title: 'Chuyến Phà Lúc Nửa Đêm', style: 'lo-fi', tempo: 78, key: 'E minor', seconds: 82, seed: 1082 },
        ...{ categories: ['ngay-mua', 'tap-trung'], popularity: 90 },
      },
      {
        ...{ title: 'Cà Phê Sữa Đá Lúc 5 Giờ', style: 'bossa', tempo: 124, key: 'D major', seconds: 76, seed: 1083 },
        ...{ categories: ['indie-moc', 'nhac-viet'], popularity: 57 },
      },
    ],
  },
  {
    ...{ title: 'Con Sóng Cuối Mùa', artist: 'Mộc Lam', year: 2026, motif: 'boat', seed: 109 },
    songs: [
      {
        ...{ title: 'Con Sóng Cuối Mùa Hè', style: 'city-pop', tempo: 100, key: 'Eb major', seconds: 72, seed: 1091 },
        ...{ categories: ['nhac-viet', 'lai-xe'], popularity: 69 },
      },
      {
        ...{ title: 'Ngoại Đợi', style: 'bolero', tempo: 82, key: 'C minor', seconds: 86, seed: 1092 },
        ...{ categories: ['bolero-que-nha'], popularity: 36 },
      },
      {
        ...{ title: 'Vườn Sau Nhà', style: 'folk', tempo: 84, key: 'D major', seconds: 76, seed: 1093 },
        ...{ categories: ['indie-moc'], popularity: 31 },
      },
    ],
  },
];
