import { BehaviorSubject } from 'rxjs';
import { deferUiUntilAudio } from '../../../../src/application/playback/player/defer-ui-until-audio';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../../../../src/domain/playback/state/player-state';
import { startQueue } from '../../../../src/domain/queue/start-queue';
import { songs } from '../../../support/builders/a-song';
import { VirtualTime } from '../../../support/fakes/virtual-time';

describe('the player states that screens receive', () => {
  const queue = startQueue(songs('1', '2'), 0);
  const resting: PlayerState = { ...INITIAL_PLAYER_STATE, queue };
  const second: PlayerState = { ...resting, queue: { ...queue, index: 1 }, isPlaying: true };
  let time: VirtualTime;
  let changes: BehaviorSubject<PlayerState>;
  let told: PlayerState[];

  beforeEach(() => {
    time = new VirtualTime();
    changes = new BehaviorSubject(resting);
    told = [];
    deferUiUntilAudio(changes, time).subscribe((state) => told.push(state));
  });

  it('are the states of the player, without delay', () => {
    changes.next({ ...resting, volume: 80 });
    changes.next({ ...resting, isPlaying: true });
    expect(told.map(({ volume, isPlaying }) => [volume, isPlaying])).toEqual([
      [50, false],
      [80, false],
      [50, true],
    ]);
  });

  it('wait until another song sounds, and then contain only the latest state', async () => {
    changes.next(second);
    await time.pass(100);
    changes.next({ ...second, isBuffering: false, duration: 30 });
    await time.pass(20);
    expect(told).toEqual([resting]);
    await time.pass(20);
    expect(told).toEqual([resting, { ...second, isBuffering: false, duration: 30 }]);
  });

  it('wait only a short time when the song does not sound', async () => {
    changes.next(second);
    await time.pass(150);
    expect(told).toEqual([resting]);
    await time.pass(60);
    expect(told).toEqual([resting, second]);
  });

  it('follow within a moment when the song already sounds', async () => {
    changes.next({ ...second, isBuffering: false });
    await time.pass(40);
    expect(told).toEqual([resting, { ...second, isBuffering: false }]);
  });

  it('wait once for a song, not for every state of the song', async () => {
    changes.next(second);
    await time.pass(300);
    changes.next({ ...second, duration: 30 });
    expect(told.at(-1)?.duration).toBe(30);
  });

  it('stop waiting when the song is paused or fails', () => {
    changes.next(second);
    changes.next({ ...second, fault: 'network' });
    expect(told.at(-1)?.fault).toBe('network');
    changes.next({ ...resting, isPlaying: true });
    changes.next(resting);
    expect(told.at(-1)).toBe(resting);
  });

  it('do not wait for a song that is selected without playing', () => {
    changes.next({ ...second, isPlaying: false });
    expect(told).toHaveLength(2);
  });

  it('are no longer sent after unsubscribing', async () => {
    const heard: PlayerState[] = [];
    const screens = deferUiUntilAudio(changes, time).subscribe((state) => heard.push(state));
    changes.next(second);
    screens.unsubscribe();
    await time.pass(1_000);
    expect(heard).toEqual([resting]);
  });
});
