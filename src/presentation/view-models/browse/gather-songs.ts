import type { WholeList } from '../../../application/playback/player/list-playback';
import type { Song } from '../../../domain/catalogue/song';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';

/** The most songs in one response. */
const PAGE_SIZE = 100;

/** Returns all songs of a list of which perhaps only the first are loaded. An empty page ends the list. */
export async function gatherSongs(
  here: readonly Song[],
  list: WholeList,
): Promise<Result<readonly Song[], GatewayFailure>> {
  if (!list.hasMore()) return succeed(here);
  const songs: Song[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await list.fetch({ page, pageSize: PAGE_SIZE });
    if (!answer.ok) return answer;
    const { items, isLast } = answer.value;
    songs.push(...items);
    if (isLast || items.length === 0) return succeed(songs);
  }
}
