import type { Container } from 'inversify';
import { distinctUntilChanged, map } from 'rxjs';
import { DocumentSync } from '../../application/documents/document-sync';
import { CHANGED_BY_USER_KEY, SharedQueue } from '../../application/documents/shared-queue';
import type { SharedSetting } from '../../application/documents/shared-setting';
import { CHOSEN_KEY, SharedSettings } from '../../application/documents/shared-settings';
import type { ResumePlayback } from '../../application/live/resume-playback';
import type { PortsOf } from '../../application/ports/backend.port';
import { readLoopMode } from '../../domain/playback/next/next-loop-mode';
import type { ListeningSettings } from '../../domain/playback/settings/listening-settings';
import type { PlayerState } from '../../domain/playback/state/player-state';
import { PlayerRoles } from '../player-roles';
import { resolve } from '../token';
import { Roles } from '../roles';
import { languageAndTheme } from './language-and-theme';

const BROWSER_KEY = 'sharedBy';

/** The listening settings that devices share: all except data saving, which depends on the connection of each device. */
const LISTENING = ['crossfade', 'loudness', 'equaliser', 'speed', 'endless', 'audioQuality', 'videoQuality'] as const;

/**
 * From this call on, settings and the queue follow the listener to every device; when the listener signs out, the next one starts
 * fresh. `isRestored`: the session is older than this page.
 */
export function startDocuments(
  container: Container,
  { documents, liveDevices, songsById: songs }: PortsOf<'live'>,
  resumePlayback: ResumePlayback,
  isRestored: boolean,
): { end(): void } {
  const values = resolve(container, Roles.KeyValueStore);
  const timer = resolve(container, Roles.Timer);
  const clock = resolve(container, Roles.Clock);
  const by = values.read(BROWSER_KEY) ?? resolve(container, Roles.Random).id();
  values.write(BROWSER_KEY, by);
  const settings = new SharedSettings(sharedSettings(container), values, clock, isRestored);
  const store = resolve(container, PlayerRoles.PlayerStore);
  const queue = new SharedQueue({ store, songs, resumePlayback, values, time: { timer, clock } }, by);
  const pairs = [settings, queue].map((shared) => ({ shared, sync: new DocumentSync(shared, documents, timer) }));
  for (const { shared, sync } of pairs) {
    shared.start(() => void sync.synchronise());
    sync.start(liveDevices.documents);
    void sync.synchronise();
  }
  return {
    end: () => {
      for (const { shared, sync } of pairs) {
        sync.end();
        shared.end();
      }
      for (const key of [CHOSEN_KEY, CHANGED_BY_USER_KEY]) values.remove(key);
    },
  };
}

/** The settings that the listener chooses once for all of their devices. */
const sharedSettings = (container: Container): readonly SharedSetting[] => [
  ...languageAndTheme(container),
  ...playerSettings(container),
  ...listeningSettings(container),
];

function playerSettings(container: Container): readonly SharedSetting[] {
  const player = resolve(container, Roles.Player);
  const store = resolve(container, PlayerRoles.PlayerStore);
  const changesOf = (read: (state: PlayerState) => unknown) => store.changes.pipe(map(read), distinctUntilChanged());
  return [
    {
      name: 'volume',
      changes: changesOf(({ volume }) => volume),
      value: () => player.state.volume,
      apply: (value) => player.dispatch({ kind: 'set-volume', volume: Number(value) }),
    },
    {
      name: 'loop',
      changes: changesOf(({ loop }) => loop),
      value: () => player.state.loop,
      apply: (value) => store.update((state) => ({ ...state, loop: readLoopMode(String(value)) })),
    },
  ];
}

function listeningSettings(container: Container): readonly SharedSetting[] {
  const settings = resolve(container, PlayerRoles.Listening);
  return LISTENING.map((name) => ({
    name,
    changes: settings.changes,
    value: () => settings.state[name],
    apply: (value) => settings.update({ [name]: value } as Partial<ListeningSettings>),
  }));
}
