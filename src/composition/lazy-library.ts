import type { Container } from 'inversify';
import { lazy } from '../application/lazy/lazy';
import { lazyPort } from '../application/lazy/lazy-port';
import { lazyStream } from '../application/lazy/lazy-stream';
import type { LibraryAccess } from '../application/library/library-access';
import type { LibraryServices } from '../application/library/library-services';
import { fail } from '../domain/shared/result';
import { libraryModule, type BackendName } from './backends';

type Part<K extends keyof LibraryServices> = () => Promise<LibraryServices[K]>;

const UNREACHED = fail({ kind: 'unavailable' } as const);

/** The listener's library, over what the backend binds for it: fetched once, by the first use of any part of it. */
export function lazyLibrary(container: Container, backend: BackendName): LibraryAccess {
  const load = lazy(() => loadLibrary(container, backend));
  const part =
    <K extends keyof LibraryServices>(name: K): Part<K> =>
    async () =>
      (await load())[name];
  const likes = lazyPort<Pick<LibraryAccess['likes'], 'toggle'>>(part('likes'));
  return {
    library: lazyPort(part('library')),
    playlists: lazyPort(part('playlists')),
    history: lazyPort(part('history')),
    saving: lazyPort<LibraryAccess['saving']>(part('saving')),
    following: lazyPort<LibraryAccess['following']>(part('following')),
    changes: lazyStream(async () => (await load()).libraryChanges.stream),
    onRemoteChange: async (change) => (await load()).libraryChanges.onRemoteChange(change),
    likes: {
      changes: lazyStream(async () => (await load()).likes.changes),
      toggle: (song) => likes.toggle(song),
    },
    setCover: async (playlistId, file) => {
      const parts = await load().catch(() => null);
      return parts === null ? UNREACHED : parts.covers.execute(playlistId, file);
    },
  };
}

async function loadLibrary(container: Container, backend: BackendName): Promise<LibraryServices> {
  const [ports, { startLibrary }] = await Promise.all([
    libraryModule(backend),
    import(/* webpackChunkName: "library" */ './start-library'),
  ]);
  container.load(ports);
  return startLibrary(container);
}
