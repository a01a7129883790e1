import { LiveHub } from '../../../server/application/live/live-hub';
import type { BusMessage, LibraryChange } from '../../../server/domain/live/bus-message';
import { SessionEndings } from '../../../server/application/live/session-endings';
import type { LiveBus } from '../../../server/domain/live/live-bus.port';
import type { LivePeer } from '../../../server/domain/live/live-peer';
import { silentLogger } from '../../support/server/silent-logger';

/** One process's end of a channel that all processes receive, unless they are disconnected for a while. */
class Line implements LiveBus {
  private hear: (message: BusMessage) => void = () => undefined;
  private resume: () => void = () => undefined;
  private isCut = false;

  constructor(private readonly lines: Line[]) {
    lines.push(this);
  }

  publish(message: BusMessage): void {
    for (const line of this.lines) if (!line.isCut) line.hear(message);
  }

  async listen(onMessage: (message: BusMessage) => void, onResume: () => void): Promise<void> {
    this.hear = onMessage;
    this.resume = onResume;
  }

  async close(): Promise<void> {
    this.cut();
  }

  cut(): void {
    this.isCut = true;
  }

  mend(): void {
    this.isCut = false;
    this.resume();
  }
}

function aMember(id: string) {
  const seen: string[][] = [];
  const nothing = (): void => undefined;
  const facts = { accountId: 'account', sessionId: `session-${id}`, id, deviceName: 'Linux' };
  const showPeers = (peers: readonly LivePeer[]) => void seen.push(peers.map((peer) => peer.id).sort());
  const kept: LibraryChange[] = [];
  const sendLibrary = (news: LibraryChange) => void kept.push(news);
  const ends: string[] = [];
  const end = (why: string) => void ends.push(why);
  return { member: { facts, showPeers, deliver: nothing, sendDocument: nothing, sendLibrary, end }, seen, ends, kept };
}

async function twoProcesses() {
  const lines: Line[] = [];
  const time = { at: 0 };
  const clock = { now: () => time.at } as ConstructorParameters<typeof LiveHub>[2];
  const made = ['one', 'other'].map((name) => {
    const line = new Line(lines);
    const over: string[] = [];
    const forgotten: string[] = [];
    const remembered = { forget: (id: string) => void forgotten.push(id), forgetAll: () => void forgotten.push('all') };
    const endedOf = async (ids: readonly string[]) => ids.filter((id) => over.includes(id));
    const endings = new SessionEndings({ endedOf }, remembered, silentLogger);
    return { line, over, forgotten, hub: new LiveHub(line, endings, clock, name) };
  });
  for (const { hub } of made) await hub.start();
  const [one, other] = made;
  if (one === undefined || other === undefined) throw new Error('two are made');
  const here = aMember('here');
  const there = aMember('there');
  one.hub.join(here.member, null);
  other.hub.join(there.member, null);
  return { one, other, here, there, time };
}

describe('a process that received no messages for a while', () => {
  it('removes a device that left meanwhile', async () => {
    const { one, other, here, there } = await twoProcesses();
    one.line.cut();
    other.hub.leave(there.member);
    expect(here.seen.at(-1)).toEqual(['here', 'there']);
    one.line.mend();
    expect(here.seen.at(-1)).toEqual(['here']);
  });

  it('removes no device that is still there, and adds a new one', async () => {
    const { one, other, here } = await twoProcesses();
    one.line.cut();
    other.hub.join(aMember('new').member, null);
    const told = here.seen.length;
    one.line.mend();
    expect(here.seen.at(-1)).toEqual(['here', 'new', 'there']);
    expect(here.seen.slice(told).every((ids) => ids.includes('there'))).toBe(true);
  });
});

describe('a session that has ended', () => {
  const OVER = { kind: 'session-over', sessionId: 'session-there' } as const;

  it('is forgotten by every process, and its socket is closed', async () => {
    const { one, other, here, there } = await twoProcesses();
    one.line.publish(OVER);
    expect(there.ends).toEqual(['session-over']);
    expect(here.ends).toEqual([]);
    expect([one.forgotten, other.forgotten]).toEqual([['session-there'], ['session-there']]);
  });

  it('has its socket closed at the next check where the message about its end was lost', async () => {
    const { one, other, there } = await twoProcesses();
    other.line.cut();
    one.line.publish(OVER);
    expect(there.ends).toEqual([]);
    other.over.push('session-there');
    await other.hub.checkSessions();
    expect(there.ends).toEqual(['session-over']);
  });

  it('may be any session after lost messages, so a process that reconnects forgets all sessions', async () => {
    const { other } = await twoProcesses();
    other.line.cut();
    other.line.mend();
    expect(other.forgotten).toEqual(['all']);
  });
});

describe('the age of the last library change', () => {
  it('is forgotten after a minute', async () => {
    const { one, other, here, there, time } = await twoProcesses();
    one.hub.libraryChanged({ accountId: 'account', sessionId: 'session-here', what: 'other', songIds: [] });
    time.at = 59_000;
    [one, other].forEach(({ hub }) => hub.sweep());
    expect([one, other].map(({ hub }) => hub.changes.libraryAge(there.member.facts))).toEqual([59_000, 59_000]);
    expect(one.hub.changes.libraryAge(here.member.facts)).toBeNull();
    time.at = 61_000;
    [one, other].forEach(({ hub }) => hub.sweep());
    expect([one, other].map(({ hub }) => hub.changes.libraryAge(there.member.facts))).toEqual([null, null]);
    expect([here.kept, there.kept.map(({ what }) => what)]).toEqual([[], ['other']]);
  });
});
