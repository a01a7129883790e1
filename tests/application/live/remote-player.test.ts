import { RemotePlayer } from '../../../src/application/live/remote-player';
import type { PlayerCommand } from '../../../src/application/playback/player/player-command';
import type { Song } from '../../../src/domain/catalogue/song';
import type { LiveCommand } from '../../../src/domain/live/live-command';
import { INITIAL_PLAYER_STATE } from '../../../src/domain/playback/state/player-state';
import { aPeer, playing } from '../../support/builders/a-peer';
import { aSong, songs } from '../../support/builders/a-song';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

/** The player of another device, whose song lookups the test releases. */
function aRemote() {
  const time = new VirtualTime();
  const found = new Map<string, (song: Song | null) => void>();
  const find = (id: string): Promise<Song | null> => new Promise((resolve) => found.set(id, resolve));
  const sent: LiveCommand[] = [];
  const send = (command: LiveCommand): void => void sent.push(command);
  const player = new RemotePlayer(send, find, { timer: time, clock: time }, INITIAL_PLAYER_STATE);
  const plays = (id: string): void => {
    const song = { id, title: `Bài ${id}`, artists: 'Lan Chi' };
    player.reflect(aPeer('tab', { now: playing({ song }), reportedAt: time.now() }));
  };
  const finds = async (id: string): Promise<void> => {
    found.get(id)?.(aSong(id).build());
    await settle();
  };
  const shown = () => player.state.queue.entries.map(({ song }) => song.id);
  return { player, sent, plays, finds, shown, time };
}

describe('the player of another device', () => {
  it('shows the song that plays on that device once the song is found', async () => {
    const { player, plays, finds, shown } = aRemote();
    plays('a');
    expect(shown()).toEqual([]);
    await finds('a');
    expect(shown()).toEqual(['a']);
    player.end();
  });

  it.each([
    ['the song before is found last', ['b', 'a']],
    ['they are found in their order', ['a', 'b']],
  ])('shows the last song of a quick skip: %s', async (_, order) => {
    const { player, plays, finds, shown, time } = aRemote();
    plays('a');
    plays('b');
    for (const id of order) await finds(id);
    const { position } = player.state;
    await time.pass(5_000);
    expect([shown(), player.state.position - position]).toEqual([['b'], 5]);
    player.end();
  });

  it('ignores a command that it does not have', async () => {
    const { player, sent, plays, finds } = aRemote();
    plays('a');
    await finds('a');
    const before = player.state;
    player.dispatch({ kind: 'levitate' } as unknown as PlayerCommand);
    expect([sent, player.state === before]).toEqual([[], true]);
    player.end();
  });
});

type Kind = PlayerCommand['kind'];

/** Each command with what the other device receives while it plays the song "a" at 12 s. */
type Sent = {
  readonly [K in Kind]: readonly [Extract<PlayerCommand, { kind: K }>, readonly LiveCommand[]];
};

const LISTENING = { songIds: ['x', 'y'], index: 1, position: 0, loop: 'OFF', order: null } as const;

const SENT: Sent = {
  'play-songs': [
    { kind: 'play-songs', songs: songs('x', 'y'), startIndex: 1 },
    [{ kind: 'take', listening: LISTENING }],
  ],
  'jump-to': [{ kind: 'jump-to', key: 7 }, [{ kind: 'seek', to: 0 }]],
  toggle: [{ kind: 'toggle' }, [{ kind: 'pause' }]],
  play: [{ kind: 'play' }, [{ kind: 'play' }]],
  pause: [{ kind: 'pause' }, [{ kind: 'pause' }]],
  next: [{ kind: 'next' }, [{ kind: 'next' }]],
  previous: [{ kind: 'previous' }, [{ kind: 'previous' }]],
  'preview-seek': [{ kind: 'preview-seek', to: 30 }, []],
  'commit-seek': [{ kind: 'commit-seek', to: 30 }, [{ kind: 'seek', to: 30 }]],
  'cancel-seek': [{ kind: 'cancel-seek' }, []],
  skip: [{ kind: 'skip', by: -4 }, [{ kind: 'seek', to: 8 }]],
  'set-volume': [{ kind: 'set-volume', volume: 30 }, [{ kind: 'volume', volume: 30 }]],
  'toggle-mute': [{ kind: 'toggle-mute' }, [{ kind: 'volume', volume: 0 }]],
  'cycle-loop': [{ kind: 'cycle-loop' }, [{ kind: 'loop', mode: 'ALL' }]],
  'toggle-shuffle': [{ kind: 'toggle-shuffle' }, [{ kind: 'shuffle', isOn: true }]],
  retry: [{ kind: 'retry' }, [{ kind: 'play' }]],
  'play-next': [{ kind: 'play-next', songs: songs('x') }, [{ kind: 'add', place: 'next', songIds: ['x'] }]],
  append: [{ kind: 'append', songs: songs('x') }, [{ kind: 'add', place: 'last', songIds: ['x'] }]],
};

describe('the commands to the player of another device', () => {
  it.each(Object.keys(SENT) as Kind[])('are sent in the terms of that device: %s', async (kind) => {
    const { player, sent, plays, finds } = aRemote();
    plays('a');
    await finds('a');
    const [command, expected] = SENT[kind];

    player.dispatch(command);

    expect(sent).toEqual(expected);
    player.end();
  });
});
