import type { Container } from 'inversify';
import { bringOnce } from '../application/deferred/bring-once';
import { deferPort } from '../application/deferred/defer-port';
import { deferStream } from '../application/deferred/defer-stream';
import type { KeepAccess } from '../application/keeping/keep-access';
import type { KeepParts } from '../application/keeping/keep-parts';
import { fail } from '../domain/shared/result';
import { keepingModule, type BackendName } from './backends';

type Part<K extends keyof KeepParts> = () => Promise<KeepParts[K]>;

const UNREACHED = fail({ kind: 'unavailable' } as const);

/** What listeners keep, over what the backend binds for it: fetched once, by whoever first wants any of it. */
export function deferKeeping(container: Container, backend: BackendName): KeepAccess {
  const bring = bringOnce(() => fetchKeeping(container, backend));
  const part =
    <K extends keyof KeepParts>(name: K): Part<K> =>
    async () =>
      (await bring())[name];
  const likes = deferPort<Pick<KeepAccess['likes'], 'toggle'>>(part('likes'));
  return {
    library: deferPort(part('library')),
    playlists: deferPort(part('playlists')),
    heard: deferPort(part('heard')),
    saving: deferPort<KeepAccess['saving']>(part('saving')),
    following: deferPort<KeepAccess['following']>(part('following')),
    changes: deferStream(async () => (await bring()).kept.stream),
    hear: async (change) => (await bring()).kept.hear(change),
    likes: {
      changes: deferStream(async () => (await bring()).likes.changes),
      toggle: (song) => likes.toggle(song),
    },
    setCover: async (playlistId, file) => {
      const parts = await bring().catch(() => null);
      return parts === null ? UNREACHED : parts.covers.execute(playlistId, file);
    },
  };
}

async function fetchKeeping(container: Container, backend: BackendName): Promise<KeepParts> {
  const [ports, { startKeeping }] = await Promise.all([
    keepingModule(backend),
    import(/* webpackChunkName: "keeping" */ './start-keeping'),
  ]);
  container.load(ports);
  return startKeeping(container);
}
