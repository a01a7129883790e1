import type { DemoCategory } from './demo-collections';

export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  {
    slug: 'nhac-viet',
    grouping: 'genre',
    name: { vi: 'Nhạc Việt hôm nay', en: 'Vietnamese today' },
    description: { vi: 'Tiếng Việt, chuyện hôm nay.', en: 'Sung in Vietnamese, about today.' },
    picture: { kind: 'category', motif: 'lotus', seed: 301 },
  },
  {
    slug: 'indie-moc',
    grouping: 'genre',
    name: { vi: 'Indie và mộc', en: 'Indie and acoustic' },
    description: { vi: 'Ít nhạc cụ, nhiều khoảng lặng.', en: 'Few instruments and room between them.' },
    picture: { kind: 'category', motif: 'leaf', seed: 302 },
  },
  {
    slug: 'bolero-que-nha',
    grouping: 'genre',
    name: { vi: 'Bolero quê nhà', en: 'Bolero from home' },
    description: { vi: 'Nhịp chậm, tình sâu.', en: 'Slow beats for deep feelings.' },
    picture: { kind: 'category', motif: 'terrace', seed: 303 },
  },
  {
    slug: 'tap-trung',
    grouping: 'moment',
    name: { vi: 'Tập trung', en: 'Focus' },
    description: { vi: 'Nhạc nền cho việc cần yên.', en: 'For work that wants quiet.' },
    picture: { kind: 'category', motif: 'mesh', palette: 'tide', seed: 304 },
  },
  {
    slug: 'ngay-mua',
    grouping: 'mood',
    name: { vi: 'Ngày mưa', en: 'Rainy days' },
    description: { vi: 'Cứ để trời mưa.', en: 'Let it rain.' },
    picture: { kind: 'category', motif: 'rain-window', seed: 305 },
  },
  {
    slug: 'lai-xe',
    grouping: 'moment',
    name: { vi: 'Lái xe đường dài', en: 'Long drives' },
    description: { vi: 'Đường thẳng, đèn xa, nhịp đều.', en: 'A straight road, far lights, a steady beat.' },
    picture: { kind: 'category', motif: 'road', palette: 'dusk', seed: 306 },
  },
];
