import { beginSong, joinSong, withMedia } from '../../../../src/domain/playback/state/begin-song';
import { stopAtStart, withoutSong } from '../../../../src/domain/playback/state/stop-at-start';
import { soundLevel } from '../../../../src/domain/playback/settings/sound-level';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { aQueue } from '../../../support/builders/a-queue';
import { aSong } from '../../../support/builders/a-song';
import { aSongDetails } from '../../../support/builders/a-song-details';

const queue = aQueue('a', 'b').build();
const busy = aPlayerState({
  queue,
  details: aSongDetails().build(),
  isPlaying: true,
  isBuffering: false,
  loop: 'ALL',
  position: 90,
  seekPreview: 120,
  duration: 252,
  buffered: [{ from: 0, to: 100 }],
  volume: 30,
  fault: 'network',
});
const kept = { queue, loop: 'ALL', volume: 30 };

describe('beginSong', () => {
  it('resets the state of the previous song, and takes the length that lists show', () => {
    expect(beginSong(busy, aSong('b').lasting(201).build(), 12)).toEqual(
      aPlayerState({ ...kept, loop: 'ALL', isPlaying: true, isBuffering: true, position: 12, duration: 201 }),
    );
  });

  it('does not change whether the listener wants to play', () => {
    expect(beginSong(aPlayerState({ isPlaying: false }), aSong().build(), 0).isPlaying).toBe(false);
  });
});

describe('withMedia', () => {
  const whole = aSongDetails(aSong('b').build());

  it.each([
    ['a whole song', whole, 90, 90],
    ['a preview', whole.previewed(), 29.9, 29.9],
    ['a preview that is just over', whole.previewed(), 30, 0],
    ['a preview that is long over', whole.previewed(), 90, 0],
  ])('sets the details and the position of %s', (_, song, position, place) => {
    const details = song.build();
    expect(withMedia({ ...busy, position }, details)).toEqual({ ...busy, details, position: place });
  });
});

describe('joinSong', () => {
  it('starts the next song at its beginning with its details, without buffering', () => {
    const details = aSongDetails(aSong('b').lasting(201).build()).build();
    expect(joinSong(busy, 1, details)).toEqual(
      aPlayerState({
        ...kept,
        loop: 'ALL',
        queue: { ...queue, index: 1 },
        details,
        isPlaying: true,
        isBuffering: false,
        duration: 201,
      }),
    );
  });
});

describe('restSong', () => {
  it('pauses at the beginning and retains all other state', () => {
    expect(stopAtStart({ ...busy, isBuffering: true })).toEqual({
      ...busy,
      isPlaying: false,
      isBuffering: false,
      position: 0,
    });
  });
});

describe('withoutSong', () => {
  it('removes the state of the song and retains what the listener chose', () => {
    expect(withoutSong(busy)).toEqual(aPlayerState({ ...kept, loop: 'ALL', isBuffering: false }));
  });
});

describe('soundLevel', () => {
  it.each([
    [0, false, 0],
    [50, true, 0.5],
    [100, false, 1],
  ])('converts volume %i, muted %s', (volume, muted, level) => {
    expect(soundLevel(aPlayerState({ volume, muted }))).toEqual({ volume: level, muted });
  });
});
