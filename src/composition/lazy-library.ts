import type { Container } from 'inversify';
import type { Annotations, LibraryAccess } from '../application/library/library-access';
import type { LibraryServices } from '../application/library/library-services';
import { lazyPort, lazyPorts } from './lazy-port';
import { lazyStream } from './lazy-stream';
import { lazyFeature } from './lazy-feature';

/** The parts of the library all of whose methods answer a `Result`. */
interface Ports extends Pick<LibraryAccess, 'library' | 'playlists' | 'history' | 'saving' | 'following'> {
  readonly covers: Pick<LibraryServices['covers'], 'execute'>;
}

/** The listener's library, over what the backend offers for it: fetched once, by the first use of any part of it. */
export function lazyLibrary(container: Container): LibraryAccess {
  const load = lazyFeature(
    container,
    'library',
    () => import(/* webpackChunkName: "library" */ './features/start-library'),
    ({ startLibrary }, ports) => startLibrary(container, ports),
  );
  const { library, playlists, history, saving, following, covers } = lazyPorts<Ports>(load, {});
  return {
    library,
    playlists,
    history,
    saving,
    following,
    changes: lazyStream(load, ({ libraryChanges }) => libraryChanges.stream),
    onRemoteChange: async (change) => {
      const services = await load().catch(() => null);
      services?.libraryChanges.onRemoteChange(change);
    },
    annotations: lazyPort<Annotations, 'changes'>(async () => (await load()).annotations, {
      changes: lazyStream(load, (services) => services.annotations.changes),
    }),
    setCover: covers.execute,
  };
}
