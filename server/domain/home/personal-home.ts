import type { SongCard } from '../catalogue/song-card';
import { HOME_SIZES } from './compose-home';
import type { HomeItem, HomeSection } from './home-section';

/** The number of songs in the row of recently played songs (design §8). */
export const RECENT_SHOWN = 8;

/** The rows of the home page that are specific to one listener, each list with the best first. */
export interface PersonalRows {
  readonly forYou: readonly SongCard[];
  readonly heard: readonly SongCard[];
  /** The total number of songs that the listener has played. */
  readonly heardCount: number;
}

const songItem = (song: SongCard): HomeItem => ({ type: 'song', song });
const idsOf = (items: readonly HomeItem[]): readonly string[] =>
  items.flatMap((item) => (item.type === 'song' ? [item.song.id] : []));

/** The row's items: first those for this listener, then those for everybody; items that the rows above show come last. */
function forYouItems(row: HomeSection, above: ReadonlySet<string>, own: readonly SongCard[]): readonly HomeItem[] {
  const ownIds = new Set(own.map(({ id }) => id));
  const rest = row.items.filter((item) => item.type !== 'song' || !ownIds.has(item.song.id));
  const isAbove = ({ id }: SongCard): boolean => above.has(id);
  const fresh = own.filter((song) => !isAbove(song)).map(songItem);
  return [...fresh, ...rest, ...own.filter(isAbove).map(songItem)].slice(0, HOME_SIZES.forYou);
}

/** Everybody's home page with the rows *for you* and *recent* made for one listener (specification §2). */
export function personaliseHome(
  sections: readonly HomeSection[],
  { forYou, heard, heardCount }: PersonalRows,
): readonly HomeSection[] {
  const songRows = sections.filter(({ id }) => id === 'new' || id === 'trending');
  const above = new Set(songRows.flatMap(({ items }) => idsOf(items)));
  return sections.map((section) => {
    if (section.id === 'for-you') return { ...section, items: forYouItems(section, above, forYou) };
    if (section.id !== 'recent') return section;
    return { ...section, items: heard.slice(0, RECENT_SHOWN).map(songItem), totalCount: heardCount };
  });
}
