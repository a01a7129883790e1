import type { WholeList } from '../../../application/playback/list-playback';
import type { Song } from '../../../domain/catalogue/song';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';

/** As many as one answer may hold. */
const PAGE_SIZE = 100;

/** All songs of a list, of which only the first may be here. */
export async function gatherSongs(
  here: readonly Song[],
  list: WholeList,
): Promise<Result<readonly Song[], GatewayFailure>> {
  if (here.length >= list.totalCount()) return succeed(here);
  const songs: Song[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await list.fetch({ page, pageSize: PAGE_SIZE });
    if (!answer.ok) return answer;
    songs.push(...answer.value.items);
    pages = answer.value.totalPages;
  }
  return succeed(songs);
}
