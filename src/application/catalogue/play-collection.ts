import type { Catalogue } from '../../domain/catalogue/catalogue.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Player } from '../playback/player';

export interface CollectionRef {
  readonly kind: 'album' | 'artist';
  readonly id: string;
}

/** As many songs as one answer may hold; longer collections continue from suggestions. */
const FIRST_PAGE = { page: 1, pageSize: 100 };

/** Plays an album from its first song, or an artist's songs from the most played. An empty one is `not-found`. */
export class PlayCollection {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly player: Pick<Player, 'playSongs'>,
  ) {}

  async execute(collection: CollectionRef): Promise<Result<void, GatewayFailure>> {
    const answer =
      collection.kind === 'album'
        ? await this.catalogue.albumSongs(collection.id, FIRST_PAGE)
        : await this.catalogue.artistSongs(collection.id, FIRST_PAGE);
    if (!answer.ok) return answer;
    if (answer.value.items.length === 0) return { ok: false, error: { kind: 'not-found' } };
    this.player.playSongs(answer.value.items, 0);
    return succeed(undefined);
  }
}
