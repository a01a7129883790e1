import { readFileSync } from 'node:fs';
import type { PeerUser } from '../../support/firebase/identity-peer';
import { pathOf, type Json } from '../../support/firebase/json-tree';
import { RuleBook } from '../../support/firebase/rule-book';

const { rules } = JSON.parse(readFileSync('firebase/database.rules.json', 'utf8')) as {
  readonly rules: ConstructorParameters<typeof RuleBook>[0];
};
const book = new RuleBook(rules);
const HOUR = 3_600_000;
const now = Date.now();

const vy: PeerUser = { uid: 'vy', token: { sid: 'desk', until: now + HOUR } };
const lam: PeerUser = { uid: 'lam', token: { sid: 'phone', until: now + HOUR } };
const over: PeerUser = { uid: 'vy', token: { sid: 'desk', until: now - 1 } };
const endless: PeerUser = { uid: 'vy', token: { sid: 'desk' } };

const song = { id: 'a', title: 'Sương Sớm', artists: 'Lan Chi' };
const silence = { isPlaying: true, position: 3, duration: 200, volume: 50, loop: 'OFF', isShuffled: false };
const playing = { ...silence, song };
const peer = { device: { id: 'desk', name: 'Linux' }, now: playing, saidAt: now, beat: now - 1 };
const command = { from: 'tab', at: now, body: '{"kind":"play"}' };
const tree: Json = { live: { vy: { peers: { tab: peer }, revisions: { queue: 4 } } } };

const mayWrite = (path: string, value: Json, user: PeerUser | null = vy) =>
  book.mayWrite(tree, pathOf(`live/vy/${path}`), value, user);

describe('the rules of the Realtime Database', () => {
  it.each([
    ['the account', vy, true],
    ['somebody else', lam, false],
    ['nobody', null, false],
    ['a session that had its time', over, false],
    ['one without an end', endless, false],
  ])(
    'grant access only to the account itself, in a session whose end is known and still to come: %s',
    (_who, user, isLetIn) => {
      expect(book.mayRead(tree, ['live', 'vy', 'peers'], user)).toBe(isLetIn);
      expect(mayWrite('peers/tab', peer, user)).toBe(isLetIn);
      expect(mayWrite('commands/tab/c1', command, user)).toBe(isLetIn);
      expect(mayWrite('revisions/queue', 5, user)).toBe(isLetIn);
      expect(mayWrite('peers/tab', null, user)).toBe(isLetIn);
    },
  );

  it('allow no read and no write of any other path', () => {
    for (const path of ['', 'live', 'other', 'accounts/vy']) {
      expect(book.mayRead(tree, pathOf(path), vy)).toBe(false);
      expect(book.mayWrite(tree, pathOf(path), { any: 'thing' }, vy)).toBe(false);
    }
    expect(mayWrite('notes', 'mine')).toBe(false);
  });

  it.each<[string, Json, boolean]>([
    ['what it plays', peer, true],
    ['that it plays nothing', { ...peer, now: silence }, true],
    ['nothing yet', { device: peer.device, saidAt: now, beat: now - 1 }, true],
    ['another session’s name for itself', { ...peer, device: { id: 'phone', name: 'Linux' } }, false],
    ['no device', { saidAt: now, beat: now - 1 }, false],
    ['a name that is too long', { ...peer, device: { id: 'desk', name: 'x'.repeat(101) } }, false],
    ['a heart that beats tomorrow', { ...peer, beat: now + HOUR }, false],
    ['a word of tomorrow', { ...peer, saidAt: now + HOUR }, false],
    ['something else besides', { ...peer, more: 'x' }, false],
    ['something else of the song', { ...peer, now: { ...playing, song: { ...song, text: 'x' } } }, false],
    ['a title that is too long', { ...peer, now: { ...playing, song: { ...song, title: 'x'.repeat(301) } } }, false],
    ['half of what it plays', { ...peer, now: { isPlaying: true } }, false],
    ['a level that is none', { ...peer, now: { ...playing, volume: 101 } }, false],
    ['a place that is none', { ...peer, now: { ...playing, position: -1 } }, false],
    ['a loop that is none', { ...peer, now: { ...playing, loop: 'TWICE' } }, false],
  ])('accept only a valid device record from a tab: %s', (_what, value, isTaken) => {
    expect(mayWrite('peers/tab', value)).toBe(isTaken);
  });

  it.each<[string, Json, boolean]>([
    ['as it should be', command, true],
    ['of tomorrow', { ...command, at: now + HOUR }, false],
    ['too long', { ...command, body: 'x'.repeat(40_001) }, false],
    ['without a sender', { at: now, body: '{}' }, false],
    ['with something else', { ...command, more: 1 }, false],
    ['that is a text', 'play', false],
  ])('accept only a valid command: %s', (_what, value, isTaken) => {
    expect(mayWrite('commands/tab/c1', value)).toBe(isTaken);
  });

  it('accept only a newer revision, and only of a known document', () => {
    expect([3, 4, 5].map((revision) => mayWrite('revisions/queue', revision))).toEqual([false, false, true]);
    expect(mayWrite('revisions/settings', 1)).toBe(true);
    expect(mayWrite('revisions/else', 1)).toBe(false);
  });
});
