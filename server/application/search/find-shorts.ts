import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { ShortMatch } from '../../domain/search/item-match';
import type { SearchText } from '../../domain/search/search-text';
import type { ShortCatalogue } from '../../domain/shorts/short-catalogue.port';
import type { ShortSearch } from '../../domain/shorts/short-search.port';

export interface ShortMatchPage {
  readonly items: readonly ShortMatch[];
  readonly totalCount: number;
}

const NONE: ShortMatchPage = { items: [], totalCount: 0 };

/** Searches short videos by their texts and returns them as lists show them. */
export class FindShorts {
  constructor(
    private readonly index: ShortSearch,
    private readonly shorts: Pick<ShortCatalogue, 'cards'>,
  ) {}

  async execute(text: SearchText, slice: Slice): Promise<ShortMatchPage> {
    if (text.folded === '') return NONE;
    const { ids, totalCount } = await this.index.byName(text, slice);
    const cards = ids.length === 0 ? [] : await this.shorts.cards(ids);
    return { items: cards.map((short) => ({ type: 'short', short })), totalCount };
  }
}
