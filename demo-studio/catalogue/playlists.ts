import type { DemoPlaylist } from './demo-collections';

export const DEMO_PLAYLISTS: readonly DemoPlaylist[] = [
  {
    slug: 'duong-ve-que',
    name: { vi: 'Đường Về Quê', en: 'The Road Home' },
    description: {
      vi: 'Những bài hát cho chuyến xe về nhà, cửa kính hạ xuống.',
      en: 'Songs for the ride home with the window down.',
    },
    picture: { kind: 'playlist', motif: 'terrace', palette: 'clay', seed: 401 },
    songs: [
      ...['den-vang-hem-nho', 'ngu-quen-tren-song', 'gio-ghe-hien-nha', 'hen-nhau-mua-nuoc-noi', 'ben-vang'],
      ...['con-song-cuoi-mua-he', 'ngoai-doi', 'vuon-sau-nha', 'khoi-bep-chieu-ba-muoi', 'muoi-tren-vai-ao'],
    ],
  },
  {
    slug: 'chay-bo-song-han',
    name: { vi: 'Chạy Bộ Sông Hàn', en: 'Running by the Hàn River' },
    description: { vi: 'Nhịp chân đều, gió sông thổi ngược.', en: 'Steady feet, the river wind against you.' },
    picture: { kind: 'playlist', motif: 'city', palette: 'indigo', seed: 402 },
    songs: [
      ...['neon-rice-fields', 'low-tide-radio', 'tangerine-static', 'ngon-hai-dang-khong-ngu'],
      ...['crossing-nguyen-hue', 'con-song-cuoi-mua-he', 'thu-gui-tang-muoi-hai', 'green-bay'],
    ],
  },
  {
    slug: 'mua-thang-bay',
    name: { vi: 'Mưa Tháng Bảy', en: 'July Rain' },
    description: { vi: 'Để nghe cùng tiếng mưa trên mái tôn.', en: 'To be heard with rain on a tin roof.' },
    picture: { kind: 'playlist', motif: 'rain', palette: 'neon', seed: 403 },
    songs: [
      ...['ao-mua-mau-xanh', 'tam-gio-toi-o-da-lat', 'eleven-lanterns', 'chuyen-pha-luc-nua-dem'],
      ...['salt-on-the-window', 'borrowed-weather', 'still-raining-at-the-last-stop', 'ngu-quen-tren-song'],
    ],
  },
  {
    slug: 'sang-chu-nhat-khong-voi',
    name: { vi: 'Sáng Chủ Nhật Không Vội', en: 'Unhurried Sunday Morning' },
    description: { vi: 'Cà phê nguội dần, chẳng ai giục.', en: 'The coffee cools and nobody minds.' },
    picture: { kind: 'playlist', motif: 'sea-sun', seed: 404 },
    songs: [
      ...['gio-ghe-hien-nha', 'paper-harbour', 'may-dau-cua-so', 'ca-phe-sua-da-luc-5-gio', 'suong-muon'],
      ...['postcards-from-the-pier', 'night-bus-north', 'green-bay', 'vuon-sau-nha'],
    ],
  },
];
