import { libraryRoutes } from '../../../../../contract/library-routes';
import { listeningRoutes } from '../../../../../contract/listening-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { AccountHistory } from '../../../../domain/history/account-history.port';
import type { PlayedSong } from '../../../../domain/history/play-history.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { toSong } from '../catalogue/to-song';

/** The account's listening history, from our own server. */
export class SongAccountHistory implements AccountHistory {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async list({ page, pageSize }: PageRequest): Promise<Result<Page<PlayedSong>, GatewayFailure>> {
    const query = { isLimit: 'true', page, pageSize } as const;
    const answer = await callRoute(this.transport, listeningRoutes.historyList, { query });
    if (!answer.ok) return answer;
    return succeed(
      toPage(answer.value, ({ song, played_at: playedAt }) => ({ song: toSong(song, this.cdn), playedAt })),
    );
  }

  async clear(): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, libraryRoutes.historyClear);
    return answer.ok ? succeed(undefined) : answer;
  }
}
