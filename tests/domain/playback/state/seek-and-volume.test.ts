import { clampSeek } from '../../../../src/domain/playback/state/clamp-seek';
import { INITIAL_PLAYER_STATE } from '../../../../src/domain/playback/state/player-state';
import { cancelSeek, previewSeek, shownPosition } from '../../../../src/domain/playback/state/seek-drag';
import {
  audibleVolume,
  clampVolume,
  toggleMute,
  withSettableVolume,
  withVolume,
} from '../../../../src/domain/playback/settings/volume';

const playing = { ...INITIAL_PLAYER_STATE, position: 40, duration: 252 };

describe('the player at the start', () => {
  it('is at volume 50, not muted, repeats nothing and waits for sound', () => {
    expect(INITIAL_PLAYER_STATE).toMatchObject({ volume: 50, muted: false, loop: 'OFF', isBuffering: true });
  });

  it('has no song and no suggestions, requests none, and plays on after the queue', () => {
    expect(INITIAL_PLAYER_STATE).toEqual({
      queue: { entries: [], index: -1, orderBeforeShuffle: null, nextKey: 1 },
      suggestions: [],
      suggestionLoading: { isLoading: false, type: 'player' },
      details: null,
      isPlaying: false,
      isBuffering: true,
      loop: 'OFF',
      stopsAfterSong: false,
      isEndless: true,
      position: 0,
      seekPreview: null,
      duration: 0,
      buffered: [],
      volume: 50,
      muted: false,
      isVolumeSettable: true,
      fault: null,
    });
  });
});

describe('clampSeek', () => {
  it.each([
    [100, 252, 100],
    [-5, 252, 0],
    [252, 252, 251],
    [9_999, 252, 251],
    [0.5, 0.7, 0],
    [10, 0, 0],
    [Number.NaN, 252, 0],
    [Number.POSITIVE_INFINITY, 252, 251],
  ])('moves a seek to %f s in a song of %f s to %f s', (to, duration, landed) => {
    expect(clampSeek(to, duration)).toBe(landed);
  });
});

describe('dragging the seek slider', () => {
  it('moves the thumb but not the playback position', () => {
    const dragged = previewSeek(playing, 120);
    expect([shownPosition(dragged), dragged.position]).toEqual([120, 40]);
  });

  it('stays within the song', () => {
    expect(shownPosition(previewSeek(playing, 1_000))).toBe(251);
  });

  it('returns to the playback position when the drag is cancelled', () => {
    expect(shownPosition(cancelSeek(previewSeek(playing, 120)))).toBe(40);
  });
});

describe('the volume', () => {
  it.each([
    [50, 50],
    [33.4, 33],
    [33.6, 34],
    [100, 100],
    [-1, 0],
    [101, 100],
    [Number.NaN, 50],
  ])('of %f becomes %i', (wanted, volume) => {
    expect(clampVolume(wanted)).toBe(volume);
  });

  it('is 50 and not muted at start', () => {
    expect([INITIAL_PLAYER_STATE.volume, INITIAL_PLAYER_STATE.muted]).toEqual([50, false]);
  });

  it('raised while muted unmutes the player', () => {
    expect(withVolume({ ...playing, muted: true }, 30)).toMatchObject({ volume: 30, muted: false });
  });

  it('raised to 1 unmutes the player too', () => {
    expect(withVolume({ ...playing, muted: true }, 1)).toEqual({ ...playing, volume: 1, muted: false });
  });

  it('stays within its limits when it is set', () => {
    expect(withVolume(playing, 140)).toEqual({ ...playing, volume: 100 });
    expect(withVolume({ ...playing, muted: true }, -5)).toEqual({ ...playing, volume: 0, muted: true });
  });

  it('set to 0 does not change the mute switch', () => {
    expect(withVolume({ ...playing, muted: true }, 0)).toMatchObject({ volume: 0, muted: true });
  });

  it.each([
    ['as set', { volume: 70 }, 70],
    ['nothing while muted', { volume: 70, muted: true }, 0],
    ['all of it where pages may not set it', { volume: 70, isVolumeSettable: false }, 100],
    ['nothing at 0 there too', { volume: 0, isVolumeSettable: false }, 0],
  ])('is heard: %s', (_, set, audible) => {
    expect(audibleVolume({ ...playing, ...set })).toBe(audible);
  });

  it('is marked as not settable when a page cannot set it, and else unchanged', () => {
    expect(withSettableVolume(playing, false)).toEqual({ ...playing, isVolumeSettable: false });
    expect(withSettableVolume(playing, true)).toBe(playing);
  });

  it.each([
    ['mutes and keeps the volume', { volume: 70, muted: false }, { volume: 70, muted: true }],
    ['unmutes to the volume before', { volume: 70, muted: true }, { volume: 70, muted: false }],
    ['unmutes to the default where the volume was nothing', { volume: 0, muted: true }, { volume: 50, muted: false }],
    ['makes a volume of nothing heard again', { volume: 0, muted: false }, { volume: 50, muted: false }],
  ])('the mute switch %s', (_, before, after) => {
    expect(toggleMute({ ...playing, ...before })).toEqual({ ...playing, ...after });
  });
});
