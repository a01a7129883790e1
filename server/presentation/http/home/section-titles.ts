import type { SectionTitle } from '../../../domain/home/section-name';
import type { Language } from '../language';

/** The titles of the rows; the large cards and other rows that need no title have an empty one. */
export const SECTION_TITLES: Readonly<Record<SectionTitle, Readonly<Record<Language, string>>>> = {
  featured: { vi: '', en: '' },
  new: { vi: 'Mới phát hành', en: 'New releases' },
  trending: { vi: 'Thịnh hành hôm nay', en: 'Trending today' },
  'for-you': { vi: 'Dành riêng cho bạn', en: 'Made for you' },
  shorts: { vi: 'Video ngắn', en: 'Short videos' },
  playlists: { vi: 'Playlist cho cuối tuần', en: 'Playlists for the weekend' },
  albums: { vi: 'Album đáng nghe trọn', en: 'Albums worth a full listen' },
  artists: { vi: 'Nghệ sĩ đang lên', en: 'Artists on the rise' },
  categories: { vi: 'Khám phá theo chủ đề', en: 'Browse by mood and genre' },
  recent: { vi: 'Nghe gần đây', en: 'Recently played' },
  'category-albums': { vi: 'Album nổi bật', en: 'Albums to start with' },
  'category-artists': { vi: 'Nghệ sĩ tiêu biểu', en: 'Artists to know' },
};
