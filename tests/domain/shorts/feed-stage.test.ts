import type { ClipFact } from '../../../src/domain/shorts/clip-fact';
import { toggleSound } from '../../../src/domain/shorts/clip-sound';
import { afterClipFault, arriveAtClip, EMPTY_STAGE, reflectClip } from '../../../src/domain/shorts/feed-stage';

const sounding = { ...EMPTY_STAGE, sound: toggleSound(EMPTY_STAGE.sound) };
const stage = arriveAtClip(sounding, { id: 'a', duration: 20 }, 3, true);
const after = (fact: ClipFact, isPageSeen = true, before = stage) => reflectClip(before, fact, isPageSeen);

describe('arriving at a clip', () => {
  it('starts the clip at its beginning, with the sound setting unchanged', () => {
    const before = { ...sounding, clipId: 'z', position: 9, isMoving: true, fault: 'decode' } as const;
    expect(arriveAtClip(before, { id: 'a', duration: 20 }, 3, true)).toEqual(stage);
    expect(stage).toMatchObject({ clipId: 'a', place: 3, position: 0, duration: 20, sound: { isMuted: false } });
  });
});

describe('the clip that is shown', () => {
  it.each([
    [{ kind: 'moving' }, { isMoving: true, isWaiting: false, fault: null }],
    [{ kind: 'waiting' }, { isWaiting: true }],
    [
      { kind: 'progress', position: 4, duration: 21 },
      { position: 4, duration: 21 },
    ],
    [
      { kind: 'progress', position: 4, duration: 0 },
      { position: 4, duration: 20 },
    ],
    [{ kind: 'ended' }, { isMoving: false, wantsMotion: true }],
    [{ kind: 'silenced' }, { sound: { isMuted: true, captions: null }, wantsMotion: true }],
    [
      { kind: 'failed', fault: 'decode' },
      { fault: 'decode', wantsMotion: true, isMoving: false },
    ],
    [
      { kind: 'failed', fault: 'blocked' },
      { fault: null, wantsMotion: false },
    ],
  ] as const)('that reports %j changes to %j', (fact, expected) => {
    expect(after(fact)).toEqual({ ...stage, ...expected });
  });

  it.each([
    [true, false],
    [false, true],
  ])('that pauses while the page is visible (%s) is to continue: %s', (isPageSeen, wantsMotion) => {
    expect(after({ kind: 'paused' }, isPageSeen)).toEqual({ ...stage, wantsMotion });
  });
});

describe('the clip that moves, and waits after a fault', () => {
  const busy = { ...stage, isMoving: true, isWaiting: true, fault: 'network' } as const;

  it.each<[ClipFact, Partial<typeof EMPTY_STAGE>]>([
    [{ kind: 'moving' }, { isWaiting: false, fault: null }],
    [{ kind: 'waiting' }, {}],
    [{ kind: 'paused' }, { isMoving: false, isWaiting: false, wantsMotion: false }],
    [
      { kind: 'progress', position: 4, duration: 1 },
      { position: 4, duration: 1 },
    ],
    [{ kind: 'ended' }, { isMoving: false, isWaiting: false }],
    [
      { kind: 'failed', fault: 'decode' },
      { isMoving: false, isWaiting: false, fault: 'decode' },
    ],
    [
      { kind: 'failed', fault: 'blocked' },
      { isMoving: false, isWaiting: false, wantsMotion: false },
    ],
  ])('and reports %j changes to %j', (fact, expected) => {
    expect(after(fact, true, busy)).toEqual({ ...busy, ...expected });
  });

  it('does not want to move again when it pauses unseen after the listener stopped it', () => {
    const stopped = { ...busy, wantsMotion: false };
    expect(after({ kind: 'paused' }, false, stopped)).toEqual({ ...stopped, isMoving: false, isWaiting: false });
  });
});

describe('the stage without a clip', () => {
  it('is still, at the beginning and silent', () => {
    expect(EMPTY_STAGE).toEqual({
      clipId: null,
      place: 0,
      wantsMotion: false,
      isMoving: false,
      isWaiting: false,
      position: 0,
      duration: 0,
      fault: null,
      sound: { isMuted: true, captions: null },
    });
  });
});

describe('a fault of a clip', () => {
  it.each([
    ['expired', false, 'renew'],
    ['not-found', false, 'renew'],
    ['not-found', true, 'stay'],
    ['decode', false, 'stay'],
  ] as const)('%s, renewed before: %s, leads to: %s', (fault, wasRenewed, expected) => {
    expect(afterClipFault(fault, wasRenewed)).toBe(expected);
  });
});
