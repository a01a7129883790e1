import type { Browsing } from '../../domain/catalogue/browsing.port';
import type { Song } from '../../domain/catalogue/song';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { mapPage, type Page, type PageRequest } from '../../domain/shared/page';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { LazyPlayer } from '../playback/player/lazy-player';
import type { WholeList } from '../playback/player/list-playback';

const LIKED = { kind: 'list', type: 'liked' } as const;
/** The maximum number of songs in one answer; the rest is loaded while these songs play. */
const FIRST_PAGE = { page: 1, pageSize: 100 };

/** Plays all songs that the listener likes, the last liked first. No liked songs is `not-found`. */
export class PlayLiked {
  constructor(
    private readonly browsing: Pick<Browsing, 'collection'>,
    private readonly player: Pick<LazyPlayer, 'dispatch'>,
  ) {}

  async execute(): Promise<Result<void, GatewayFailure>> {
    const answer = await this.fetch(FIRST_PAGE);
    if (!answer.ok) return answer;
    const { items, isLast } = answer.value;
    if (items.length === 0) return fail({ kind: 'not-found' });
    const list: WholeList = { hasMore: () => !isLast, fetch: (page) => this.fetch(page) };
    this.player.dispatch({ kind: 'play-songs', songs: items, startIndex: 0, list });
    return succeed(undefined);
  }

  private async fetch(page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>> {
    const answer = await this.browsing.collection(LIKED, page);
    return answer.ok ? succeed(mapPage(answer.value, ({ song }) => song)) : answer;
  }
}
