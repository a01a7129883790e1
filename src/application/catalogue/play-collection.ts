import type { Catalogue } from '../../domain/catalogue/catalogue.port';
import type { CollectionRef } from '../../domain/catalogue/collection-ref';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { LazyPlayer } from '../playback/player/lazy-player';
import type { WholeList } from '../playback/player/list-playback';

/** The maximum number of songs in one answer; the rest is loaded while these songs play. */
const FIRST_PAGE = { page: 1, pageSize: 100 };

/** Plays a whole collection from its first song. An empty collection is `not-found`. */
export class PlayCollection {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly player: Pick<LazyPlayer, 'dispatch'>,
  ) {}

  async execute(collection: CollectionRef): Promise<Result<void, GatewayFailure>> {
    const answer = await this.catalogue.songsOf(collection, FIRST_PAGE);
    if (!answer.ok) return answer;
    const { items, isLast } = answer.value;
    if (items.length === 0) return { ok: false, error: { kind: 'not-found' } };
    const list: WholeList = {
      hasMore: () => !isLast,
      fetch: (page) => this.catalogue.songsOf(collection, page),
    };
    this.player.dispatch({ kind: 'play-songs', songs: items, startIndex: 0, list });
    return succeed(undefined);
  }
}
