import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { FirebaseCustomTokens } from '../../../server/infrastructure/crypto/firebase-custom-tokens';
import type { Clock } from '../../../src/application/ports/clock.port';
import type { Random } from '../../../src/application/ports/random.port';
import type { Timer } from '../../../src/application/ports/timer.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed } from '../../../src/domain/shared/result';
import { connectFirebase, type FirebaseConnection } from '../../../src/infrastructure/firebase/connect-firebase';
import { FirebaseDocuments } from '../../../src/infrastructure/firebase/documents/firebase-documents';
import { FirebaseAccount } from '../../../src/infrastructure/firebase/firebase-account';
import type { FirebaseProject } from '../../../src/infrastructure/firebase/firebase-project';
import { FirebaseLiveDevices } from '../../../src/infrastructure/firebase/live/firebase-live-devices';
import { BrowserTimer } from '../../../src/infrastructure/system/browser-timer';
import { CryptoRandom } from '../../../src/infrastructure/system/crypto-random';
import { SystemClock } from '../../../src/infrastructure/system/system-clock';
import { FakeConnectivity } from '../fakes/fake-connectivity';
import { FirestorePeer } from './firestore-peer';
import { IdentityPeer } from './identity-peer';
import { RealtimePeer } from './realtime-peer';

const CLIENT_EMAIL = 'signer@song-demo.iam.gserviceaccount.com';
const CONFIG = {
  apiKey: 'none',
  projectId: 'song-demo',
  databaseURL: 'https://song-demo-default-rtdb.firebaseio.com',
};

/** One device of an account at Firebase. */
export interface FirebaseDevice {
  readonly tab: string;
  readonly devices: FirebaseLiveDevices;
  readonly documents: FirebaseDocuments;
  readonly account: FirebaseAccount;
  /** From now on our own server refuses to identify this account; null ends that. */
  refuseTickets(failure: GatewayFailure | null): void;
  /** From now on our server identifies this device as another account. */
  becomes(accountId: string): void;
}

interface DeviceOptions {
  /** Lifetime of its sign-in token, in milliseconds. */
  readonly life?: number;
  readonly timer?: Timer;
  readonly clock?: Clock;
  readonly random?: Random;
}

export interface FirebaseWorld {
  readonly identity: IdentityPeer;
  readonly realtime: RealtimePeer;
  readonly firestore: FirestorePeer;
  device(accountId: string, options?: DeviceOptions): FirebaseDevice;
}

/** Call once in a describe: the SDK's own code, and peers on this machine in place of Google's services. */
export function withFirebase(): FirebaseWorld {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clock = new SystemClock();
  const tokens = new FirebaseCustomTokens(
    { clientEmail: CLIENT_EMAIL, privateKey },
    { now: () => clock.now(), date: () => new Date(clock.now()) },
  );
  const identity = new IdentityPeer(publicKey);
  const realtime = new RealtimePeer(identity);
  const firestore = new FirestorePeer(identity);
  let project: FirebaseProject = { config: CONFIG };
  let opened: readonly FirebaseDevice[] = [];

  beforeAll(async () => {
    const [auth, database, store] = await Promise.all([identity.listen(), realtime.listen(), firestore.listen()]);
    project = { config: CONFIG, emulators: { auth, database, firestore: store } };
  });
  afterEach(() => {
    opened.forEach(({ devices, account }) => {
      devices.disconnect();
      account.close();
    });
    opened = [];
  });
  afterAll(() => [identity, realtime, firestore].forEach((peer) => peer.close()));

  const device: FirebaseWorld['device'] = (accountId, options = {}) => {
    const made = makeDevice({
      accountId,
      clock,
      random: new CryptoRandom(),
      tokens,
      connect: () => connectFirebase(project),
      ...options,
    });
    opened = [...opened, made];
    return made;
  };
  return { identity, realtime, firestore, device };
}

interface DeviceParts extends DeviceOptions {
  readonly accountId: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: FirebaseCustomTokens;
  readonly connect: () => FirebaseConnection;
}

function makeDevice(parts: DeviceParts): FirebaseDevice {
  const { accountId, clock, random, tokens, connect, life = 3_600_000, timer = new BrowserTimer() } = parts;
  const sessionId = randomUUID();
  const tab = randomUUID();
  let who: string = accountId;
  let refusal: GatewayFailure | null = null;
  const ticket = async () => {
    if (refusal !== null) return fail(refusal);
    const token = await tokens.make({ accountId: who, sessionId });
    return succeed({ token, account: who, device: sessionId, life });
  };
  const account = new FirebaseAccount({ tickets: { issue: ticket }, connect, timer, clock });
  const world = { timer, clock, random, connectivity: new FakeConnectivity() };
  return {
    tab,
    account,
    devices: new FirebaseLiveDevices(account, { tab, deviceName: 'Linux', ...world }),
    documents: new FirebaseDocuments(account, timer),
    refuseTickets: (failure) => void (refusal = failure),
    becomes: (other) => void (who = other),
  };
}
