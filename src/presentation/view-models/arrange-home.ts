import type { HomeSection } from '../../domain/catalogue/home-section';
import type { Song } from '../../domain/catalogue/song';

/** One row of the home page. */
export type HomeRow =
  | { readonly kind: 'hero'; readonly section: HomeSection }
  | { readonly kind: 'columns'; readonly columns: readonly HomeSection[] }
  | { readonly kind: 'cards'; readonly section: HomeSection }
  | { readonly kind: 'clips'; readonly section: HomeSection }
  | { readonly kind: 'recent'; readonly section: HomeSection };

const COLUMNS_PER_ROW = 3;

/**
 * The backend's sections as rows of the page, in the backend's order; consecutive lists are side by side, three to a row. An
 * empty section has no row, except *recent*, which this browser fills itself if there is no account.
 */
export function arrangeHome(sections: readonly HomeSection[]): readonly HomeRow[] {
  return sections
    .filter(({ items, clips = [], action }) => items.length + clips.length > 0 || action === 'history')
    .reduce<readonly HomeRow[]>(addSection, []);
}

function addSection(rows: readonly HomeRow[], section: HomeSection): readonly HomeRow[] {
  if (section.action === 'history') return [...rows, { kind: 'recent', section }];
  if (section.clips !== undefined) return [...rows, { kind: 'clips', section }];
  if (section.layout === 'top') return [...rows, { kind: 'hero', section }];
  if (section.layout === 'card') return [...rows, { kind: 'cards', section }];
  const last = rows.at(-1);
  if (last?.kind !== 'columns' || last.columns.length === COLUMNS_PER_ROW) {
    return [...rows, { kind: 'columns', columns: [section] }];
  }
  return [...rows.slice(0, -1), { kind: 'columns', columns: [...last.columns, section] }];
}

/** The songs among a section's items, in order. */
export const songsOf = (section: HomeSection): readonly Song[] =>
  section.items.flatMap((item) => (item.type === 'song' ? [item.song] : []));
