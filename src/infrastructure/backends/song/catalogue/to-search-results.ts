import { ShortItem } from '../../../../../contract/home';
import { browseRoutes } from '../../../../../contract/browse-routes';
import {
  LyricHit,
  SearchGroup as SearchGroupSchema,
  SearchResults as SearchResultsSchema,
} from '../../../../../contract/search';
import * as z from '../../../../../contract/schema';
import type { SearchGroup, SearchHit, SearchResults } from '../../../../domain/search/search.port';
import type { CdnDomains } from '../cdn-domains';
import { known } from './known';
import { toClipCard } from './to-clip-card';
import { toSectionItems } from './to-section-item';
import { toSong } from './to-song';

/** Groups and hits are still to be parsed one by one, so that a group or a hit of an unsupported kind is dropped alone. */
const OpenResults = z.extend(SearchResultsSchema, { best: z.unknown(), groups: z.array(z.unknown()) });
const OpenGroup = z.extend(SearchGroupSchema, { items: z.array(z.unknown()) });

export const OPEN_SEARCH_ROUTE = { ...browseRoutes.search, data: OpenResults };

/** Maps search results to domain objects. Groups without any supported item are left out. */
export function toSearchResults(wire: z.infer<typeof OpenResults>, cdn: CdnDomains): SearchResults {
  const [best = null] = toSectionItems([wire.best], cdn);
  const hitsBefore = (wire.page - 1) * wire.pageSize;
  const groups = known(OpenGroup, wire.groups).map((group) => toGroup(group, hitsBefore, cdn));
  return {
    q: wire.q,
    readAs: wire.read_as,
    best,
    groups: groups.filter(({ items }) => items.length > 0),
    page: wire.page,
    pageSize: wire.pageSize,
  };
}

/** Hits that this product does not support count as well: only the backend's own numbers say whether more follow. */
const toGroup = (
  { kind, items, totalCount }: z.infer<typeof OpenGroup>,
  hitsBefore: number,
  cdn: CdnDomains,
): SearchGroup => ({
  kind,
  items: items.flatMap((item) => toHits(item, cdn)),
  totalCount,
  hasMore: hitsBefore + items.length < totalCount,
});

function toHits(item: unknown, cdn: CdnDomains): readonly SearchHit[] {
  const lines = known(LyricHit, [item]).map(({ song, line, at }) => ({
    type: 'lyric' as const,
    song: toSong(song, cdn),
    line,
    at,
  }));
  if (lines.length > 0) return lines;
  const clips = known(ShortItem, [item]).map(({ short }) => ({ type: 'short' as const, clip: toClipCard(short, cdn) }));
  return clips.length > 0 ? clips : toSectionItems([item], cdn);
}
