import { ContainerModule } from 'inversify';
import { firebaseRoutes } from '../../contract/firebase-routes';
import type { HttpTransport } from '../application/ports/http-transport.port';
import { deviceNameOf } from '../domain/session/device-name';
import { succeed } from '../domain/shared/result';
import { callRoute } from '../infrastructure/backends/song/call-route';
import { SongSongsById } from '../infrastructure/backends/song/catalogue/song-songs-by-id';
import { connectFirebase } from '../infrastructure/firebase/connect-firebase';
import { FirebaseDocuments } from '../infrastructure/firebase/documents/firebase-documents';
import { FirebaseAccount, type FirebaseAccountDeps } from '../infrastructure/firebase/firebase-account';
import { FirebaseLiveDevices } from '../infrastructure/firebase/live/firebase-live-devices';
import { firebaseProject } from './firebase-project';
import { L } from './live-tokens';
import { SongDomains } from './song-backend.module';
import { provide, token } from './token';
import { T } from './tokens';

const Account = token<FirebaseAccount>('FirebaseAccount');

/** Connects the devices of an account through Firebase; our own server still confirms their identity. */
export const liveModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    Account,
    (transport, timer, clock) => {
      const project = firebaseProject();
      return new FirebaseAccount({ ticket: tickets(transport), connect: () => connectFirebase(project), timer, clock });
    },
    T.HttpTransport,
    T.Timer,
    T.Clock,
  );
  provide(bind, L.Documents, (account, timer) => new FirebaseDocuments(account, timer), Account, T.Timer);
  provide(bind, L.SongsById, (transport, cdn) => new SongSongsById(transport, cdn), T.HttpTransport, SongDomains);
  provide(
    bind,
    L.LiveDevices,
    (...[account, timer, clock, random, connectivity]) => {
      const who = { tab: random.id(), deviceName: deviceNameOf(navigator.userAgent) };
      return new FirebaseLiveDevices(account, { ...who, timer, clock, random, connectivity });
    },
    Account,
    T.Timer,
    T.Clock,
    T.Random,
    T.Connectivity,
  );
});

const tickets =
  (transport: HttpTransport): FirebaseAccountDeps['ticket'] =>
  async () => {
    const answer = await callRoute(transport, firebaseRoutes.firebaseToken);
    if (!answer.ok) return answer;
    const { token: signed, account, device, expires_in } = answer.value;
    return succeed({ token: signed, account, device, life: expires_in * 1_000 });
  };
