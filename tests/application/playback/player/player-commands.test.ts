import type { PlayerCommand } from '../../../../src/application/playback/player/player-command';
import type { PlayerState } from '../../../../src/domain/playback/state/player-state';
import { aPlayerHarness, type Harness } from '../../../support/builders/a-player-harness';

type Kind = PlayerCommand['kind'];

/** Each command with the state that it leads to. `given` changes the state before the command. */
type Effects = {
  readonly [K in Kind]: (harness: Harness) => {
    readonly given?: Partial<PlayerState>;
    readonly command: Extract<PlayerCommand, { kind: K }>;
    readonly shows: Partial<PlayerState> & { readonly order?: string; readonly current?: string };
  };
};

/** The second of the songs 1, 2 and 3 plays, 5 s from its beginning, while a drag of the seek bar is shown. */
const EFFECTS: Effects = {
  'play-songs': ({ songs }) => ({
    command: { kind: 'play-songs', songs: songs.slice(2), startIndex: 1 },
    shows: { order: '34', current: '4', isPlaying: true },
  }),
  'jump-to': ({ keyOf }) => ({ command: { kind: 'jump-to', key: keyOf('3') }, shows: { current: '3', position: 0 } }),
  toggle: () => ({ command: { kind: 'toggle' }, shows: { isPlaying: false } }),
  play: () => ({ given: { isPlaying: false }, command: { kind: 'play' }, shows: { isPlaying: true } }),
  pause: () => ({ command: { kind: 'pause' }, shows: { isPlaying: false } }),
  next: () => ({ command: { kind: 'next' }, shows: { current: '3' } }),
  previous: () => ({ command: { kind: 'previous' }, shows: { current: '2', position: 0 } }),
  'preview-seek': () => ({ command: { kind: 'preview-seek', to: 9 }, shows: { seekPreview: 9, position: 5 } }),
  'commit-seek': () => ({ command: { kind: 'commit-seek', to: 9 }, shows: { seekPreview: null, position: 9 } }),
  'cancel-seek': () => ({ command: { kind: 'cancel-seek' }, shows: { seekPreview: null, position: 5 } }),
  skip: () => ({ command: { kind: 'skip', by: -2 }, shows: { position: 3 } }),
  'set-volume': () => ({ command: { kind: 'set-volume', volume: 80 }, shows: { volume: 80 } }),
  'toggle-mute': () => ({ command: { kind: 'toggle-mute' }, shows: { muted: true } }),
  'cycle-loop': () => ({ command: { kind: 'cycle-loop' }, shows: { loop: 'ALL' } }),
  'toggle-shuffle': () => ({ command: { kind: 'toggle-shuffle' }, shows: { order: '213', current: '2' } }),
  retry: () => ({ given: { fault: 'network' }, command: { kind: 'retry' }, shows: { fault: null } }),
  'play-next': ({ songs }) => ({ command: { kind: 'play-next', songs: songs.slice(3) }, shows: { order: '1243' } }),
  append: ({ songs }) => ({ command: { kind: 'append', songs: songs.slice(3) }, shows: { order: '1234' } }),
};

describe('the commands of the player', () => {
  async function playing(): Promise<Harness> {
    const harness = aPlayerHarness();
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs.slice(0, 3), startIndex: 1 });
    await harness.pass(5);
    harness.player.dispatch({ kind: 'preview-seek', to: 20 });
    return harness;
  }

  const shownBy = ({ player, order, currentId }: Harness) => ({
    ...player.state,
    order: order().join(''),
    current: currentId(),
  });

  it.each(Object.keys(EFFECTS) as Kind[])('are carried out on this device: %s', async (kind) => {
    const harness = await playing();
    const { given, command, shows } = EFFECTS[kind](harness);
    harness.store.update((state) => ({ ...state, ...given }));
    expect(shownBy(harness)).not.toMatchObject(shows);

    harness.player.dispatch(command);

    expect(shownBy(harness)).toMatchObject(shows);
  });
});
