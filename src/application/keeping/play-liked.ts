import type { Browsing } from '../../domain/catalogue/browsing.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Player } from '../playback/player';

const LIKED = { kind: 'list', type: 'liked' } as const;
/** As many as one answer may hold. */
const FIRST_PAGE = { page: 1, pageSize: 100 };

/** Plays what the listener likes, last liked first. None is `not-found`. */
export class PlayLiked {
  constructor(
    private readonly browsing: Pick<Browsing, 'collection'>,
    private readonly player: Pick<Player, 'playSongs'>,
  ) {}

  async execute(): Promise<Result<void, GatewayFailure>> {
    const answer = await this.browsing.collection(LIKED, FIRST_PAGE);
    if (!answer.ok) return answer;
    const songs = answer.value.items.map(({ song }) => song);
    if (songs.length === 0) return fail({ kind: 'not-found' });
    this.player.playSongs(songs, 0);
    return succeed(undefined);
  }
}
