import type { Container } from 'inversify';
import { distinctUntilChanged, map } from 'rxjs';
import type { SharedSetting } from '../application/documents/shared-setting';
import type { PlayerState } from '../domain/playback/state/player-state';
import type { ListeningSettings } from '../domain/playback/settings/listening-settings';
import { readLoopMode } from '../domain/playback/next/next-loop-mode';
import { looks } from './looks';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** The listening settings that devices share: all except data saving, which depends on the connection of each device. */
const HEARING = ['crossfade', 'loudness', 'equaliser', 'speed', 'endless', 'audioQuality', 'videoQuality'] as const;

/** The settings that the listener chooses once for all of their devices. */
export function sharedSettings(container: Container): readonly SharedSetting[] {
  return [...looks(container), ...playing(container), ...hearing(container)];
}

function playing(container: Container): readonly SharedSetting[] {
  const [player, store] = [resolve(container, T.Player), resolve(container, P.PlayerStore)];
  const changesOf = (read: (state: PlayerState) => unknown) => store.changes.pipe(map(read), distinctUntilChanged());
  return [
    {
      name: 'volume',
      changes: changesOf(({ volume }) => volume),
      value: () => player.state.volume,
      apply: (value) => player.setVolume(Number(value)),
    },
    {
      name: 'loop',
      changes: changesOf(({ loop }) => loop),
      value: () => player.state.loop,
      apply: (value) => store.update((state) => ({ ...state, loop: readLoopMode(String(value)) })),
    },
  ];
}

function hearing(container: Container): readonly SharedSetting[] {
  const settings = resolve(container, P.Listening);
  return HEARING.map((name) => ({
    name,
    changes: settings.changes,
    value: () => settings.state[name],
    apply: (value) => settings.update({ [name]: value } as Partial<ListeningSettings>),
  }));
}
