import type { AccountHistory } from '../../domain/history/account-history.port';
import type { PlayedSong, PlayHistory } from '../../domain/history/play-history.port';
import { HISTORY_LIMIT } from '../../domain/history/add-to-recent';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../domain/shared/page';
import { succeed, type Result } from '../../domain/shared/result';
import type { Session } from '../session/session';

/**
 * What the listener played: the account's history for a signed-in listener, otherwise the history stored in this browser
 * (decisions.md §4).
 */
export class ListeningHistory implements AccountHistory {
  constructor(
    /** Null where the backend stores none. */
    private readonly account: AccountHistory | null,
    private readonly local: PlayHistory,
    private readonly session: Pick<Session, 'state'>,
  ) {}

  list(page: PageRequest): Promise<Result<Page<PlayedSong>, GatewayFailure>> {
    return this.ofAccount?.list(page) ?? this.listLocal(page);
  }

  /** Clears the history stored in this browser too; otherwise the home page would still show it. */
  async clear(): Promise<Result<void, GatewayFailure>> {
    const answer = (await this.ofAccount?.clear()) ?? succeed(undefined);
    if (answer.ok) await this.local.clear();
    return answer;
  }

  private get ofAccount(): AccountHistory | null {
    return this.session.state.kind === 'signed-in' ? this.account : null;
  }

  private async listLocal({ page, pageSize }: PageRequest): Promise<Result<Page<PlayedSong>, GatewayFailure>> {
    const plays = await this.local.recent(HISTORY_LIMIT);
    return succeed({
      items: plays.slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      totalCount: plays.length,
      isLast: page * pageSize >= plays.length,
    });
  }
}
