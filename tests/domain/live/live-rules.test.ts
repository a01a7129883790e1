import { devicesOf } from '../../../src/domain/live/devices-of';
import { isFreshCommand } from '../../../src/domain/live/is-fresh-command';
import { namedSong } from '../../../src/domain/live/named-song';
import { nowPlayingOf } from '../../../src/domain/live/now-playing-of';
import { positionAt } from '../../../src/domain/live/position-at';
import { reconnectDelay } from '../../../src/domain/live/reconnect-delay';
import { remoteState } from '../../../src/domain/live/remote-state';
import { isWorthPublishing } from '../../../src/domain/live/worth-publishing';
import type { NowPlaying } from '../../../src/domain/live/peer';
import { aPlayerState } from '../../support/builders/a-player-state';
import { aQueue, aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aPeer, playing } from '../../support/builders/a-peer';

describe('the playback position of another device', () => {
  it.each<[string, Partial<NowPlaying>, number, number]>([
    ['has moved on while it plays', {}, 4_000, 16],
    ['has not moved while it rests', { isPlaying: false }, 4_000, 12],
    ['is never past the end', {}, 900_000, 200],
    ['is what it says where it says to be past the end', { position: 210 }, 1_000, 210],
    ['goes on where the end is not known', { duration: 0 }, 300_000, 312],
    ['does not go back where clocks differ', {}, -3_000, 12],
    ['is never past the end of a song of one second', { duration: 1, position: 0.5 }, 4_000, 1],
  ])('%s', (_, now, passed, expected) => {
    expect(positionAt(playing(now), 1_000, 1_000 + passed)).toBe(expected);
  });
});

describe('whether a player state is worth publishing', () => {
  it.each<[string, Partial<NowPlaying>, boolean]>([
    ['nothing but time has passed', { position: 14 }, false],
    ['it is a little ahead', { position: 14.75 }, false],
    ['it is a little behind', { position: 13.25 }, false],
    ['it is further ahead', { position: 14.76 }, true],
    ['it is further behind', { position: 13.24 }, true],
    ['it was moved in', { position: 40 }, true],
    ['another song', { song: { id: 'b', title: 'B', artists: 'An' }, position: 14 }, true],
    ['no song any more', { song: null, position: 14 }, true],
    ['it stopped', { isPlaying: false, position: 14 }, true],
    ['it is louder', { volume: 80, position: 14 }, true],
    ['it repeats', { loop: 'ALL', position: 14 }, true],
    ['it is mixed', { isShuffled: true, position: 14 }, true],
    ['its length is known now', { duration: 201, position: 14 }, true],
  ])('%s', (_, now, expected) => {
    expect(isWorthPublishing(playing(), 0, playing(now), 2_000)).toBe(expected);
  });

  it('a player without a song that stays without one is not worth publishing', () => {
    const nothing = playing({ song: null, isPlaying: false });
    expect(isWorthPublishing(nothing, 0, nothing, 2_000)).toBe(false);
  });

  it('a state that was never published is worth publishing', () => {
    expect(isWorthPublishing(null, 0, playing(), 0)).toBe(true);
  });
});

describe('a command', () => {
  it.each([
    [0, true],
    [5_000, true],
    [5_001, false],
  ])('that is %i ms old is carried out: %s', (age, expected) => {
    expect(isFreshCommand(age)).toBe(expected);
  });
});

describe('the wait before connecting again', () => {
  it.each([
    [0, 0, 250],
    [0, 1, 500],
    [1, 1, 1_000],
    [3, 0.5, 3_000],
    [0, 0.005, 251],
    [0, 0.007, 252],
    [5, 1, 16_000],
    [6, 1, 30_000],
    [40, 0, 15_000],
    [40, 1, 30_000],
  ])('after %i failures, at %d of the spread, is %i ms', (failures, fraction, expected) => {
    expect(reconnectDelay(failures, fraction)).toBe(expected);
  });
});

describe('the devices of an account', () => {
  const shown = (...peers: Parameters<typeof devicesOf>[0]) =>
    devicesOf(peers).map(({ id, peer }) => `${id} ${peer.id}`);

  it('are in order: this device, playing devices, then by name, and by id for equal names', () => {
    expect(
      devicesOf([
        aPeer('1', { deviceId: 'z', deviceName: 'Linux' }),
        aPeer('2', { deviceId: 'y', deviceName: 'Linux' }),
        aPeer('3', { deviceId: 'x', deviceName: 'Android' }),
        aPeer('4', { deviceId: 'w', deviceName: 'Windows', now: playing() }),
        aPeer('5', { deviceId: 'v', deviceName: 'Windows', isOwn: true }),
      ]).map(({ id }) => id),
    ).toEqual(['v', 'w', 'x', 'y', 'z']);
    expect(devicesOf([aPeer('1', { deviceId: 'a', isOwn: true }), aPeer('2', { deviceId: 'b' })])[0]?.id).toBe('a');
    expect(devicesOf([aPeer('1', { deviceId: 'a', now: playing() }), aPeer('2', { deviceId: 'b' })])[0]?.id).toBe('a');
  });

  it('are in the order of their names, whatever their ids', () => {
    const peers = [
      aPeer('1', { deviceId: 'a', deviceName: 'Windows' }),
      aPeer('2', { deviceId: 'b', deviceName: 'Linux' }),
      aPeer('3', { deviceId: 'c', deviceName: 'Android' }),
    ];
    expect(devicesOf(peers).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(devicesOf(peers.toReversed()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('are described by the tab that represents them', () => {
    const peer = aPeer('1', { deviceId: 'a', deviceName: 'Linux', isOwn: true, now: playing() });
    expect(devicesOf([peer])).toEqual([{ id: 'a', name: 'Linux', isOwn: true, peer, now: playing() }]);
  });

  const silent = playing({ isPlaying: false });
  it.each([
    ['the tab that plays', aPeer('a', { now: silent }), aPeer('b', { now: playing() }), 'b'],
    ['the tab that plays, told first', aPeer('a', { now: playing() }), aPeer('b', { now: silent }), 'a'],
    ['the tab with a song', aPeer('a', {}), aPeer('b', { now: silent }), 'b'],
    ['the tab with a song, told first', aPeer('a', { now: silent }), aPeer('b', {}), 'a'],
    [
      'a song rather than none',
      aPeer('a', { now: playing({ song: null, isPlaying: false }) }),
      aPeer('b', { now: silent }),
      'b',
    ],
    ['the first of two tabs that spoke at once', aPeer('a', { reportedAt: 1 }), aPeer('b', { reportedAt: 1 }), 'a'],
    ['the tab that spoke last', aPeer('a', { reportedAt: 1 }), aPeer('b', { reportedAt: 2 }), 'b'],
    ['the tab that spoke last, told first', aPeer('a', { reportedAt: 2 }), aPeer('b', { reportedAt: 1 }), 'a'],
  ])('are represented by %s', (_, first, second, expected) => {
    expect(shown(first, second)).toEqual([`device ${expected}`]);
  });
});

describe('what a player publishes about itself', () => {
  it('contains the song, the position, the volume and the modes', () => {
    const song = aSong('a').titled('Sương Sớm').by('An', 'Vy').build();
    const state = aPlayerState({ queue: aQueueOf([song]).build(), isPlaying: true, position: 3, duration: 200 });
    expect(nowPlayingOf(state)).toEqual({
      song: { id: 'a', title: 'Sương Sớm', artists: 'An, Vy' },
      isPlaying: true,
      position: 3,
      duration: 200,
      volume: 50,
      loop: 'OFF',
      isShuffled: false,
    });
  });

  it('contains no more than 300 characters of each text', () => {
    const song = aSong('a').titled('t'.repeat(301)).by('v'.repeat(301)).build();
    expect(nowPlayingOf(aPlayerState({ queue: aQueueOf([song]).build() })).song).toEqual({
      id: 'a',
      title: 't'.repeat(300),
      artists: 'v'.repeat(300),
    });
  });

  it('does not play during a fault, has volume 0 while muted, and has position 0 without a song', () => {
    const queue = aQueue('a').shuffledFrom(1).build();
    expect(nowPlayingOf(aPlayerState({ queue, isPlaying: true, fault: 'network', muted: true }))).toMatchObject({
      isPlaying: false,
      volume: 0,
      isShuffled: true,
    });
    expect(nowPlayingOf(aPlayerState({ queue, isPlaying: false })).isPlaying).toBe(false);
    expect(nowPlayingOf(aPlayerState({ position: -1, duration: -1 }))).toMatchObject({
      song: null,
      position: 0,
      duration: 0,
    });
  });
});

describe("another device's player as it is shown", () => {
  it('has only its song in the queue, and its position advances by itself', () => {
    const state = remoteState(playing({ volume: 0, loop: 'ALL' }), aSong('a').build(), 0, 5_000);
    expect(state).toEqual(
      aPlayerState({
        queue: aQueue('a').build(),
        isPlaying: true,
        isBuffering: false,
        loop: 'ALL',
        position: 17,
        duration: 200,
        volume: 0,
        muted: true,
      }),
    );
  });

  it('is empty without a song, and shows that it is shuffled', () => {
    const state = remoteState(playing({ isShuffled: true }), null, 0, 0);
    expect(state.queue).toMatchObject({ entries: [], index: -1, orderBeforeShuffle: [] });
    expect(state.muted).toBe(false);
  });
});

describe('a song of which only the name is known', () => {
  it('is shown by its name', () => {
    expect(namedSong(playing())).toEqual({
      id: 'a',
      title: 'Sương Sớm',
      artists: [{ id: '', name: 'Lan Chi', avatarUrl: null }],
      displayArtist: null,
      album: null,
      duration: 200,
      squareImageUrl: '',
      landscapeImageUrl: '',
      dominantColour: { hue: 0, chroma: 0, secondHue: 0 },
      hasAudio: true,
      hasVideo: false,
      isPremium: false,
      isLiked: false,
      likeCount: null,
      playCount: null,
      absence: null,
    });
    expect(namedSong(playing({ song: { id: 'a', title: 'Sương Sớm', artists: '' } }))?.artists).toEqual([]);
    expect(namedSong(playing({ song: null }))).toBeNull();
  });
});
