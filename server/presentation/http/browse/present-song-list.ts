import type { CollectionDetailWire } from '../../../../contract/collection';
import type { SongListType } from '../../../application/browse/song-lists';
import type { SongList } from '../../../application/catalogue/list-songs';
import type { Language } from '../language';
import { presentPage, type RequestedPage } from '../paging';
import { pictureUrl } from '../present-picture';
import { presentSong } from '../songs/present-song';

const NAMES: Readonly<Record<SongListType, Readonly<Record<Language, string>>>> = {
  new: { vi: 'Mới phát hành', en: 'New releases' },
  trending: { vi: 'Thịnh hành hôm nay', en: 'Trending today' },
  'for-you': { vi: 'Dành riêng cho bạn', en: 'Made for you' },
  liked: { vi: 'Bài hát đã thích', en: 'Liked songs' },
  recent: { vi: 'Nghe gần đây', en: 'Recently played' },
  popular: { vi: 'Nghe nhiều nhất', en: 'Most played' },
  videos: { vi: 'Video ca nhạc', en: 'Music videos' },
};

export interface NamedSongList extends SongList {
  readonly type: SongListType;
}

/** A list that the product generates, in the shape of a collection without facts; its picture is that of its first song. */
export function presentSongList(
  { type, items, totalCount }: NamedSongList,
  page: RequestedPage,
  language: Language,
): CollectionDetailWire {
  const [first] = items;
  return {
    ...presentPage(items.map(presentSong), totalCount, page),
    added: false,
    thumbnail: pictureUrl(first?.imageId ?? null, first?.album?.id ?? first?.id ?? type),
    name: NAMES[type][language],
    facts: null,
  };
}
