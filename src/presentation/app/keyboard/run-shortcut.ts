import type { ViewModels } from '../view-models-context';
import type { Shortcut } from './read-shortcut';

/** Seconds and volume points that one press moves. */
const SEEK = 5;
const VOLUME = 5;

type Actors = Pick<ViewModels, 'player' | 'shell'>;
type Actions = { [K in Shortcut['kind']]: (shortcut: Extract<Shortcut, { kind: K }>, actors: Actors) => void };

const ACTIONS: Actions = {
  toggle: (_, { player }) => player.toggle(),
  seek: ({ direction }, { player }) => player.skip(direction * SEEK),
  next: (_, { player }) => player.next(),
  previous: (_, { player }) => player.previous(),
  volume: ({ direction }, { player }) => player.changeVolume(direction * VOLUME),
  mute: (_, { player }) => player.toggleMute(),
  shuffle: (_, { player }) => player.toggleShuffle(),
  loop: (_, { player }) => player.cycleLoop(),
  theme: (_, { shell }) => shell.toggleTheme(),
  pin: (_, { shell }) => shell.togglePin(),
  tenth: ({ tenth }, { player }) => player.jumpToTenth(tenth),
  search: (_, { shell }) => shell.setCloseSearchHeader(false),
  help: (_, { shell }) => shell.showShortcutList(!shell.isShortcutListOpen),
};

export function runShortcut(shortcut: Shortcut, actors: Actors): void {
  const act = ACTIONS[shortcut.kind] as (shortcut: Shortcut, actors: Actors) => void;
  act(shortcut, actors);
}
