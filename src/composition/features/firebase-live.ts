import type { Container } from 'inversify';
import type { PortsOf } from '../../application/ports/backend.port';
import { deviceNameOf } from '../../domain/session/device-name';
import { connectFirebase } from '../../infrastructure/firebase/connect-firebase';
import { FirebaseDocuments } from '../../infrastructure/firebase/documents/firebase-documents';
import { FirebaseAccount } from '../../infrastructure/firebase/firebase-account';
import type { FirebaseEmulators, FirebaseProject } from '../../infrastructure/firebase/firebase-project';
import { FirebaseLiveDevices } from '../../infrastructure/firebase/live/firebase-live-devices';
import { resolve } from '../token';
import { Roles } from '../roles';

/** Connects the devices of an account through Firebase; the backend confirms their identity. */
export function firebaseLive(container: Container, { songsById, tickets }: PortsOf<'externalLive'>): PortsOf<'live'> {
  const timer = resolve(container, Roles.Timer);
  const clock = resolve(container, Roles.Clock);
  const random = resolve(container, Roles.Random);
  const connectivity = resolve(container, Roles.Connectivity);
  const account = new FirebaseAccount({ tickets, connect: () => connectFirebase(firebaseProject()), timer, clock });
  const device = { tab: random.id(), deviceName: deviceNameOf(navigator.userAgent) };
  return {
    documents: new FirebaseDocuments(account, timer),
    liveDevices: new FirebaseLiveDevices(account, { ...device, timer, clock, random, connectivity }),
    songsById,
  };
}

/** The project that the build received as `FIREBASE_CONFIG`. */
function firebaseProject(): FirebaseProject {
  const { emulators, ...config } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as Record<string, string> & {
    readonly emulators?: FirebaseEmulators;
  };
  return { config, emulators };
}
