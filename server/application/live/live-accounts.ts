import type { LivePeer } from '../../domain/live/live-peer';
import type { DocumentChange, LibraryChange, LiveCommand } from '../../domain/live/bus-message';

export type PeerFacts = Omit<LivePeer, 'now' | 'reportedAt'>;

/** A socket, from the hub's point of view. */
export interface LiveMember {
  readonly facts: PeerFacts;
  /** All peers of the account, including this one. Only the latest list counts. */
  showPeers(peers: readonly LivePeer[]): void;
  deliver(command: LiveCommand): void;
  sendDocument(news: DocumentChange): void;
  sendLibrary(news: LibraryChange): void;
  end(why: 'session-over' | 'replaced'): void;
}

export interface KnownPeer {
  readonly peer: LivePeer;
  /** The process that holds the peer's socket; null: this one. */
  readonly process: string | null;
}

/** The connected peers of one account. */
export interface LiveAccount {
  readonly members: Map<string, LiveMember>;
  readonly peers: Map<string, KnownPeer>;
}

/** The accounts with at least one socket in this process. */
export class LiveAccounts {
  private readonly accounts = new Map<string, LiveAccount>();

  of(accountId: string): LiveAccount | undefined {
    return this.accounts.get(accountId);
  }

  ids(): readonly string[] {
    return [...this.accounts.keys()];
  }

  /** True if this is the account's first member here. */
  add(member: LiveMember): boolean {
    const { accountId, id } = member.facts;
    const known = this.accounts.get(accountId);
    const account = known ?? { members: new Map<string, LiveMember>(), peers: new Map<string, KnownPeer>() };
    account.members.set(id, member);
    this.accounts.set(accountId, account);
    return known === undefined;
  }

  /** False if another socket has already replaced this one. An account without members is removed. */
  remove(member: LiveMember): boolean {
    const { accountId, id } = member.facts;
    const account = this.accounts.get(accountId);
    if (account?.members.get(id) !== member) return false;
    account.members.delete(id);
    account.peers.delete(id);
    if (account.members.size === 0) this.accounts.delete(accountId);
    return true;
  }

  /** Removes the process's peers of an account, except those with these ids. */
  keepOf(process: string, accountId: string, ids: readonly string[]): void {
    const { peers } = this.accounts.get(accountId) ?? {};
    for (const [id, known] of peers ?? []) if (known.process === process && !ids.includes(id)) peers?.delete(id);
  }

  /** Removes all peers of the process. */
  dropProcess(process: string): void {
    for (const { peers } of this.accounts.values())
      for (const [id, known] of peers) if (known.process === process) peers.delete(id);
  }

  members(): readonly LiveMember[] {
    return [...this.accounts.values()].flatMap(({ members }) => [...members.values()]);
  }
}
