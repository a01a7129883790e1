import { reaction } from 'mobx';
import type { PlayerCommand } from '../../../src/application/playback/player/player-command';
import { aQueue } from '../../support/builders/a-queue';
import { songs } from '../../support/builders/a-song';
import { FakePlayer } from '../../support/presentation/fake-player';
import { PlayerViewModel } from '../../../src/presentation/view-models/player.view-model';

function listen(state: Parameters<FakePlayer['set']>[0] = {}) {
  const sound = new FakePlayer();
  sound.set(state);
  const touched: string[] = [];
  return { sound, touched, player: new PlayerViewModel(sound, { preload: (id) => touched.push(id) }) };
}

const playing = { queue: aQueue('a', 'b').build(), isPlaying: true, isBuffering: false, duration: 200 };

describe('PlayerViewModel', () => {
  it('has no song at first', () => {
    const { player } = listen();

    expect(player.song).toBeNull();
    expect(player.statusOf('a')).toBe('idle');
  });

  it('shows the song at the current place of the queue', () => {
    const { player } = listen({ queue: aQueue('a', 'b').at(1).build() });

    expect(player.song?.id).toBe('b');
  });

  it.each([
    [{ ...playing }, 'playing'],
    [{ ...playing, isPlaying: false }, 'paused'],
    [{ ...playing, isBuffering: true }, 'waiting'],
    [{ ...playing, isBuffering: true, fault: 'network' as const }, 'playing'],
  ])('returns the status of the current song (%#)', (state, status) => {
    expect(listen(state).player.statusOf('a')).toBe(status);
  });

  it('follows every change of the player', () => {
    const { player, sound } = listen(playing);
    const positions: number[] = [];
    reaction(
      () => player.position,
      (position) => positions.push(position),
    );

    sound.set({ position: 3 });
    sound.set({ seekPreview: 90 });
    sound.set({ seekPreview: null });

    expect(positions).toEqual([3, 90, 3]);
  });

  it('uses the length of the song until the player reports a length', () => {
    expect(listen({ ...playing, duration: 0 }).player.duration).toBe(252);
    expect(listen(playing).player.duration).toBe(200);
  });

  it.each([
    [[], 0],
    [[{ from: 0, to: 5 }], 0],
    [
      [
        { from: 0, to: 5 },
        { from: 8, to: 40 },
      ],
      40,
    ],
  ])('returns how far the sound around the position is buffered (%#)', (buffered, end) => {
    expect(listen({ ...playing, position: 10, buffered }).player.bufferedEnd).toBe(end);
  });

  it('does not change the volume on a device that does not allow it', () => {
    const { player, sound } = listen({ volume: 70, isVolumeSettable: false });

    player.changeVolume(5);

    expect([player.isVolumeSettable, sound.asked]).toEqual([false, []]);
  });
});

describe('choosing a song of a list', () => {
  it('plays the list from that song', () => {
    const { player, sound } = listen();

    player.choose(songs('a', 'b', 'c'), 1);

    expect(sound.asked).toEqual(['play a,b,c from 1']);
  });

  it('pauses the song that plays already', () => {
    const { player, sound } = listen(playing);

    player.choose(songs('x', 'a'), 1);

    expect(sound.asked).toEqual(['toggle']);
  });

  it('does nothing past the end of the list', () => {
    const { player, sound } = listen();

    player.choose(songs('a'), 5);
    player.playAll([]);

    expect(sound.asked).toEqual([]);
  });

  it('plays a whole list from its first song', () => {
    const { player, sound } = listen(playing);

    player.playAll(songs('a', 'b'));

    expect(sound.asked).toEqual(['play a,b from 0']);
  });
});

describe('commands to the player', () => {
  it.each<{ readonly command: PlayerCommand; readonly asked: string }>([
    { command: { kind: 'next' }, asked: 'next' },
    { command: { kind: 'commit-seek', to: 12 }, asked: 'seek 12' },
    { command: { kind: 'skip', by: -5 }, asked: 'skip -5' },
    { command: { kind: 'append', songs: songs('x', 'y') }, asked: 'append x,y' },
  ])('$command.kind reaches the player', ({ command, asked }) => {
    const { player, sound } = listen(playing);

    player.dispatch(command);

    expect(sound.asked).toEqual([asked]);
  });

  it.each<[string, (player: PlayerViewModel) => void, string]>([
    ['toggle', (player) => player.toggle(), 'toggle'],
    ['changeVolume', (player) => player.changeVolume(5), 'volume 55'],
    ['jumpToTenth', (player) => player.jumpToTenth(4), 'seek 80'],
  ])('%s sends a command that depends on the state', (_, give, asked) => {
    const { player, sound } = listen(playing);

    give(player);

    expect(sound.asked).toEqual([asked]);
  });

  it('sends no command to an empty player', () => {
    const { player, sound } = listen();

    player.toggle();
    player.jumpToTenth(3);

    expect(sound.asked).toEqual([]);
  });

  it('preloads the song under a resting pointer', () => {
    const { player, touched } = listen();

    player.preload('a');

    expect(touched).toEqual(['a']);
  });

  it('stops listening to the player when it is disposed', () => {
    const { player, sound } = listen(playing);

    player.dispose();
    sound.set({ position: 9 });

    expect(sound.listeners).toBe(0);
    expect(player.position).toBe(0);
  });
});
