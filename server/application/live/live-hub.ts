import type { LivePeer, CommandPayload, NowPlayingPayload } from '../../domain/live/live-peer';
import type { BusMessage, BusPayload, DocumentChange, LibraryChange, SentMessage } from '../../domain/live/bus-message';
import type { LiveBus } from '../../domain/live/live-bus.port';
import type { Clock } from '../ports/clock.port';
import { AccountChanges } from './account-changes';
import { LiveAccounts, type LiveMember } from './live-accounts';
import type { SessionEndings } from './session-endings';

/** A process that has sent nothing for this long counts as dead, and its peers as gone. */
const PROCESS_SILENT_MS = 30_000;
/** The maximum number of tabs of one account. */
const MEMBERS_MAX = 32;

/** The connected peers of each account, in all server processes, and the messages between them. */
export class LiveHub {
  private readonly accounts = new LiveAccounts();
  private readonly lastMessageAt = new Map<string, number>();
  readonly changes: AccountChanges;

  constructor(
    private readonly bus: LiveBus,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
    private readonly process: string,
  ) {
    this.changes = new AccountChanges(this.accounts, clock);
  }

  async start(): Promise<void> {
    await this.bus.listen(
      (message) => this.onMessage(message),
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
  forward(from: LiveMember, to: string, command: CommandPayload): boolean {
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
  documentChanged(change: DocumentChange): void {
    this.changes.publishDocument(change);
    this.publish({ kind: 'document', news: change });
  }

  /** Lets the account's other devices show its library as it is now. */
  libraryChanged(change: LibraryChange): void {
    this.changes.publishLibrary(change);
    this.publish({ kind: 'library', news: change });
  }

  /** Must be called every few seconds: reports that this process lives, and removes processes that do not. */
  sweep(): void {
    this.publish({ kind: 'alive' });
    this.changes.sweep();
    const oldest = this.clock.now() - PROCESS_SILENT_MS;
    for (const [process, at] of this.lastMessageAt) if (at < oldest) this.forgetProcess(process);
  }

  /** Must be called every few seconds: closes the sockets of sessions whose end was not reported. */
  checkSessions(): Promise<void> {
    return this.endings.check(this.accounts.members());
  }

  private onMessage(message: BusMessage): void {
    if (message.kind === 'session-over') return this.endings.over(message.sessionId, this.accounts.members());
    if (message.process === this.process) return;
    this.lastMessageAt.set(message.process, this.clock.now());
    this.onProcessMessage(message);
  }

  private onProcessMessage(message: SentMessage): void {
    switch (message.kind) {
      case 'peer':
        return this.onPeer(message.peer, message.process);
      case 'left':
        return this.onPeerLeft(message.accountId, message.id, message.process);
      case 'who':
        return this.announcePeers(message.accountId, message.isAgain);
      case 'here':
        this.accounts.keepOf(message.process, message.accountId, message.ids);
        return this.show(message.accountId);
      case 'command':
        return this.accounts.of(message.command.accountId)?.members.get(message.command.to)?.deliver(message.command);
      case 'document':
        return this.changes.publishDocument(message.news);
      case 'library':
        return this.changes.publishLibrary(message.news);
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
  private announcePeers(accountId: string, isWhole = false): void {
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
    this.lastMessageAt.delete(process);
    this.accounts.dropProcess(process);
    for (const accountId of this.accounts.ids()) this.show(accountId);
  }

  /** After a time without messages: closes the sockets of ended sessions; all processes publish their peers again. */
  private async resume(): Promise<void> {
    for (const accountId of this.accounts.ids()) {
      this.announcePeers(accountId, true);
      this.publish({ kind: 'who', accountId, isAgain: true });
    }
    await this.endings.missed(this.accounts.members());
  }

  private publish(message: BusPayload): void {
    this.bus.publish({ ...message, process: this.process });
  }
}
