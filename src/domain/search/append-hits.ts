import type { SearchGroup, SearchResults } from './search.port';

/**
 * Appends the next page of one kind of hits to those shown: its hits are added to the group of that kind, and its paging data
 * replaces the old. A page that is not newer adds nothing, and neither does a group that is not shown.
 */
export function appendHits(shown: SearchResults, next: SearchResults): SearchResults {
  if (next.page <= shown.page) return shown;
  const groups = shown.groups.map((group): SearchGroup => {
    const more = next.groups.find(({ kind }) => kind === group.kind);
    return more === undefined
      ? { ...group, totalCount: group.items.length, hasMore: false }
      : { ...more, items: [...group.items, ...more.items] };
  });
  return { ...shown, groups, page: next.page };
}
