import { listeningChange } from '../../../../src/domain/playback/settings/listening-change';
import type { PlayerState } from '../../../../src/domain/playback/state/player-state';
import { resumeListening } from '../../../../src/domain/playback/state/resume-listening';
import { EMPTY_QUEUE } from '../../../../src/domain/queue/queue';
import { withFacts, withoutAnnotations } from '../../../../src/domain/queue/with-facts';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { aQueue, aQueueOf } from '../../../support/builders/a-queue';
import { aSong } from '../../../support/builders/a-song';

const queue = aQueueOf([aSong('a').liked().build(), aSong('b').build()]).build();
const BEFORE = aPlayerState({ queue, position: 10, isPlaying: true });

describe('the kind of change in the listening state', () => {
  it.each<[string, Partial<PlayerState>, string]>([
    ['nothing', {}, 'none'],
    ['the volume', { volume: 3, muted: true }, 'none'],
    ['a fault', { fault: 'network', isBuffering: false }, 'none'],
    ['where the thumb is dragged', { seekPreview: 90 }, 'none'],
    ['a second', { position: 11 }, 'progress'],
    ['five seconds', { position: 15 }, 'progress'],
    ['more than that', { position: 15.1 }, 'jump'],
    ['as much back', { position: 4.9 }, 'jump'],
    ['that it plays', { isPlaying: false }, 'jump'],
    ['the loop', { loop: 'ONE' }, 'jump'],
    ['the current song', { queue: { ...queue, index: 1 } }, 'jump'],
    ['the hearts', { queue: withoutAnnotations(queue) }, 'facts'],
    ['which songs can be heard', { queue: withFacts(queue, aSong('b').away().build()) }, 'facts'],
    ['that, while it plays on', { position: 11, queue: withFacts(queue, aSong('b').away().build()) }, 'facts'],
    ['the order', { queue: { ...queue, entries: queue.entries.toReversed() } }, 'edit'],
    [
      'one of the songs',
      { queue: { ...queue, entries: [queue.entries[0]!, { key: 9, song: aSong('c').build() }] } },
      'edit',
    ],
    [
      'the title of a song',
      {
        queue: {
          ...queue,
          entries: queue.entries.map((entry) => ({ ...entry, song: aSong('x').titled('Mới').build() })),
        },
      },
      'jump',
    ],
    [
      'one song more',
      { queue: { ...queue, entries: [...queue.entries, { key: 9, song: aSong('c').build() }] } },
      'edit',
    ],
    ['the number of songs', { queue: { ...queue, entries: queue.entries.slice(1) } }, 'edit'],
    ['shuffle', { queue: { ...queue, orderBeforeShuffle: [1, 2] } }, 'edit'],
  ])('%s', (_, changed, kind) => {
    expect(listeningChange(BEFORE, { ...BEFORE, ...changed })).toBe(kind);
  });
});

describe('the kind of change without a song', () => {
  it('is none when only the volume changes', () => {
    expect(listeningChange(aPlayerState(), aPlayerState({ volume: 3 }))).toBe('none');
  });
});

describe('resuming where an earlier session stopped', () => {
  const kept = { queue: aQueue('a', 'b').at(1).build(), loop: 'ALL' as const, position: 73 };

  it('shows the song at its stored position, paused', () => {
    const state = resumeListening(aPlayerState({ isPlaying: true, volume: 30 }), kept);
    expect(state).toMatchObject({ ...kept, isPlaying: false, duration: 252, volume: 30, details: null, fault: null });
  });

  it.each([
    [400, 251],
    [-3, 0],
    [Number.NaN, 0],
  ])('moves a position of %d s to %d s, inside the song', (position, stands) => {
    expect(resumeListening(aPlayerState(), { ...kept, position }).position).toBe(stands);
  });

  it('changes nothing without a song', () => {
    const state = aPlayerState();
    expect(resumeListening(state, { ...kept, queue: EMPTY_QUEUE })).toBe(state);
  });
});
