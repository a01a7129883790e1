import type { Catalogue } from '../../domain/catalogue/catalogue.port';
import type { CollectionRef } from '../../domain/catalogue/collection-ref';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Player } from '../playback/player';

/** As many songs as one answer may hold; longer collections continue from suggestions. */
const FIRST_PAGE = { page: 1, pageSize: 100 };

/** Plays a collection from its first song. An empty one is `not-found`. */
export class PlayCollection {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly player: Pick<Player, 'playSongs'>,
  ) {}

  async execute(collection: CollectionRef): Promise<Result<void, GatewayFailure>> {
    const answer = await this.catalogue.songsOf(collection, FIRST_PAGE);
    if (!answer.ok) return answer;
    if (answer.value.items.length === 0) return { ok: false, error: { kind: 'not-found' } };
    this.player.playSongs(answer.value.items, 0);
    return succeed(undefined);
  }
}
