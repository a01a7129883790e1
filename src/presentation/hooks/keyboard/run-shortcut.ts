import { MediaViewModel } from '../../view-models/media.view-model';
import { shownFace } from '../../view-models/shown-face';
import type { ViewModels } from '../view-models-context';
import type { Destination, Shortcut } from './read-shortcut';

/** Seconds and volume points that one press moves. */
const SEEK = 5;
const VOLUME = 5;

/** The objects that run a shortcut. */
export interface ShortcutActors extends Pick<
  ViewModels,
  'player' | 'shell' | 'annotations' | 'panel' | 'fullScreen' | 'sound' | 'supports'
> {
  readonly go: (to: Destination) => void;
}

type Actions = { [K in Shortcut['kind']]: (shortcut: Extract<Shortcut, { kind: K }>, actors: ShortcutActors) => void };

const ACTIONS: Actions = {
  toggle: (_, { player }) => player.toggle(),
  seek: ({ direction }, { player }) => player.dispatch({ kind: 'skip', by: direction * SEEK }),
  next: (_, { player }) => player.dispatch({ kind: 'next' }),
  previous: (_, { player }) => player.dispatch({ kind: 'previous' }),
  volume: ({ direction }, { player }) => player.changeVolume(direction * VOLUME),
  mute: (_, { player }) => player.dispatch({ kind: 'toggle-mute' }),
  like: (_, { player, annotations }) => {
    if (player.song !== null) annotations.toggleLike(player.song);
  },
  shuffle: (_, { player }) => player.dispatch({ kind: 'toggle-shuffle' }),
  loop: (_, { player }) => player.dispatch({ kind: 'cycle-loop' }),
  panel: ({ tab }, actors) => (actors.fullScreen.isFull ? turnFullScreen(tab, actors) : actors.panel.toggle(tab)),
  video: (_, actors) => toggleVideo(actors),
  fullScreen: (_, { fullScreen }) => fullScreen.toggle(),
  theme: (_, { shell }) => shell.toggleTheme(),
  pin: (_, { shell }) => shell.togglePin(),
  tenth: ({ tenth }, { player }) => player.jumpToTenth(tenth),
  search: (_, { shell }) => shell.setCloseSearchHeader(false),
  lead: () => undefined,
  go: ({ to }, { go }) => go(to),
  help: (_, { shell }) => shell.showShortcutList(!shell.isShortcutListOpen),
};

/** In the full-screen player the lyrics have their own face; the queue opens beside the page. */
function turnFullScreen(tab: 'queue' | 'lyrics', actors: ShortcutActors): void {
  if (tab === 'lyrics') return toggleLyrics(actors);
  actors.fullScreen.leave();
  actors.panel.open(tab);
}

/** Switches to the lyrics, and back to the cover. Lyrics are shown while the song plays as sound; the video is shown alone. */
function toggleLyrics({ sound, fullScreen, supports }: ShortcutActors): void {
  const media = new MediaViewModel(sound);
  media.runOnce(() => {
    fullScreen.show(shownFace(fullScreen, media, supports) === 'lyrics' ? 'cover' : 'lyrics');
    media.showVideo(false);
  });
}

/** Plays the song as video over the whole window, and back. */
function toggleVideo({ sound, fullScreen }: ShortcutActors): void {
  const media = new MediaViewModel(sound);
  media.runOnce(() => {
    const { hasVideo, isVideo } = media;
    if (hasVideo) media.showVideo(!isVideo);
    if (hasVideo && !isVideo) fullScreen.enter();
  });
}

export function runShortcut(shortcut: Shortcut, actors: ShortcutActors): void {
  const act = ACTIONS[shortcut.kind] as (shortcut: Shortcut, actors: ShortcutActors) => void;
  act(shortcut, actors);
}
