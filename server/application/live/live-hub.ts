import type { LivePeer, CommandPayload, NowPlayingPayload } from '../../domain/live/live-peer';
import type { LiveBus } from '../../domain/live/live-bus.port';
import type { Clock } from '../ports/clock.port';
import { AccountNews } from './account-news';
import { LiveAccounts, type LiveMember } from './live-accounts';
import { readNews, type DocumentNews, type LibraryNews, type LiveNews, type ProcessNews } from './live-news';
import type { SessionEndings } from './session-endings';

/** A process that has sent nothing for this long counts as dead, and its peers as gone. */
const PROCESS_SILENT_MS = 30_000;
/** The maximum number of tabs of one account. */
const MEMBERS_MAX = 32;

/** The connected peers of each account, in all server processes, and the messages between them. */
export class LiveHub {
  private readonly accounts = new LiveAccounts();
  private readonly heardOf = new Map<string, number>();
  readonly news: AccountNews;

  constructor(
    private readonly bus: LiveBus,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
    private readonly process: string,
  ) {
    this.news = new AccountNews(this.accounts, clock);
  }

  async start(): Promise<void> {
    await this.bus.listen(
      (text) => this.onNews(readNews(text)),
      () => void this.resume(),
    );
  }

  /** False if the account has too many tabs already. An earlier socket of the same tab is closed. */
  join(member: LiveMember, now: NowPlayingPayload | null): boolean {
    const { accountId, id } = member.facts;
    const account = this.accounts.of(accountId);
    const earlier = account?.members.get(id);
    if (earlier === undefined && (account?.members.size ?? 0) >= MEMBERS_MAX) return false;
    const isFirst = this.accounts.add(member);
    earlier?.end('replaced');
    if (isFirst) this.publish({ kind: 'who', accountId });
    this.publishNowPlaying(member, now);
    return true;
  }

  /** What a member plays now. */
  publishNowPlaying({ facts }: LiveMember, now: NowPlayingPayload | null): void {
    const peer: LivePeer = { ...facts, now, reportedAt: this.clock.now() };
    this.accounts.of(facts.accountId)?.peers.set(facts.id, { peer, process: null });
    this.show(facts.accountId);
    this.publish({ kind: 'peer', peer });
  }

  leave(member: LiveMember): void {
    if (!this.accounts.remove(member)) return;
    const { accountId, id } = member.facts;
    this.show(accountId);
    this.publish({ kind: 'left', accountId, id });
  }

  /** False if there is no peer with this id. */
  pass(from: LiveMember, to: string, command: CommandPayload): boolean {
    const { accountId } = from.facts;
    const message = { accountId, from: from.facts.id, to, command, at: this.clock.now() };
    const account = this.accounts.of(accountId);
    const member = account?.members.get(to);
    if (member !== undefined) member.deliver(message);
    else if (account?.peers.has(to) === true) this.publish({ kind: 'command', command: message });
    else return false;
    return true;
  }

  /** A document of the account has a newer revision. */
  documentChanged(news: DocumentNews): void {
    this.news.publishDocument(news);
    this.publish({ kind: 'document', news });
  }

  /** Lets the account's other devices show its library as it is now. */
  libraryChanged(news: LibraryNews): void {
    this.news.publishLibrary(news);
    this.publish({ kind: 'library', news });
  }

  /** Must be called every few seconds: reports that this process lives, and removes processes that do not. */
  sweep(): void {
    this.publish({ kind: 'alive' });
    this.news.sweep();
    const oldest = this.clock.now() - PROCESS_SILENT_MS;
    for (const [process, at] of this.heardOf) if (at < oldest) this.forgetProcess(process);
  }

  /** Must be called every few seconds: closes the sockets of sessions whose end was not reported. */
  checkSessions(): Promise<void> {
    return this.endings.check(this.accounts.members());
  }

  private onNews(news: LiveNews | null): void {
    if (news === null) return;
    if (news.kind === 'session-over') return this.endings.over(news.sessionId, this.accounts.members());
    if (news.process === this.process) return;
    this.heardOf.set(news.process, this.clock.now());
    this.onProcessNews(news);
  }

  private onProcessNews(news: Exclude<LiveNews, { kind: 'session-over' }>): void {
    switch (news.kind) {
      case 'peer':
        return this.onPeer(news.peer, news.process);
      case 'left':
        return this.onPeerLeft(news.accountId, news.id, news.process);
      case 'who':
        return this.introduce(news.accountId, news.isAgain);
      case 'here':
        this.accounts.keepOf(news.process, news.accountId, news.ids);
        return this.show(news.accountId);
      case 'command':
        return this.accounts.of(news.command.accountId)?.members.get(news.command.to)?.deliver(news.command);
      case 'document':
        return this.news.publishDocument(news.news);
      case 'library':
        return this.news.publishLibrary(news.news);
      case 'alive':
        return undefined;
    }
  }

  private onPeer(peer: LivePeer, process: string): void {
    const account = this.accounts.of(peer.accountId);
    if (account === undefined) return;
    // The same tab connected again at another process before its dead socket here was noticed.
    const stale = account.members.get(peer.id);
    if (stale !== undefined && this.accounts.remove(stale)) stale.end('replaced');
    account.peers.set(peer.id, { peer, process });
    this.show(peer.accountId);
  }

  private onPeerLeft(accountId: string, id: string, process: string): void {
    const account = this.accounts.of(accountId);
    if (account?.peers.get(id)?.process !== process) return;
    account.peers.delete(id);
    this.show(accountId);
  }

  /** Publishes again which peers of an account are here and, if `isWhole`, that there are no others. */
  private introduce(accountId: string, isWhole = false): void {
    const own = [...(this.accounts.of(accountId)?.peers.values() ?? [])].filter(({ process }) => process === null);
    for (const { peer } of own) this.publish({ kind: 'peer', peer });
    if (isWhole) this.publish({ kind: 'here', accountId, ids: own.map(({ peer }) => peer.id) });
  }

  private show(accountId: string): void {
    const account = this.accounts.of(accountId);
    if (account === undefined) return;
    const peers = [...account.peers.values()].map(({ peer }) => peer);
    for (const member of account.members.values()) member.showPeers(peers);
  }

  private forgetProcess(process: string): void {
    this.heardOf.delete(process);
    this.accounts.dropProcess(process);
    for (const accountId of this.accounts.ids()) this.show(accountId);
  }

  /** After a time without messages: closes the sockets of ended sessions; all processes publish their peers again. */
  private async resume(): Promise<void> {
    for (const accountId of this.accounts.ids()) {
      this.introduce(accountId, true);
      this.publish({ kind: 'who', accountId, isAgain: true });
    }
    await this.endings.missed(this.accounts.members());
  }

  private publish(news: ProcessNews): void {
    this.bus.publish(JSON.stringify({ ...news, process: this.process }));
  }
}
