import type { Container } from 'inversify';
import type { KnownLikes } from '../application/library/song-likes';
import { RemoteLibraryChanges } from '../application/live/remote-library-changes';
import type { Time } from '../application/playback/deck/time';
import type { Subscription } from '../domain/shared/event-stream';
import type { LiveSession } from './live-session';
import { L } from './live-tokens';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** Shows the changes that other devices make to the listener's library, until all of these subscriptions are ended. */
export function startRemoteLibraryChanges(
  container: Container,
  time: Time,
  { askedAt }: LiveSession,
): readonly Subscription[] {
  const library = resolve(container, T.LibraryAccess);
  const freshness = resolve(container, T.Freshness);
  const loadAccount = resolve(container, T.LoadAccountServices);
  let known: KnownLikes = new Map();
  const hearing = new RemoteLibraryChanges(resolve(container, L.LiveDevices), {
    songs: resolve(container, L.SongsById),
    queue: resolve(container, P.PlayerStore),
    likes: () => known,
    time,
    askedAt,
    // If its code cannot be loaded, nothing on screen shows likes.
    publish: (change) => library.onRemoteChange(change).catch(() => undefined),
    renew: () => {
      freshness.renew();
      loadAccount().then(
        ({ readProfile }) => readProfile.execute(),
        () => undefined,
      );
    },
  });
  return [library.likes.changes.subscribe((likes) => (known = likes)), hearing.start()];
}
