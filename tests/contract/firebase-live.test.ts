import { randomUUID } from 'node:crypto';
import { withFirebase } from '../support/firebase/firebase-world';
import { describeDocuments } from './documents.contract';
import { describeLiveDevices } from './live-devices.contract';

describe('Firebase, through its own SDK against peers on this machine', () => {
  const world = withFirebase();

  const three = () => {
    const mine = randomUUID();
    const theirs = randomUUID();
    return { one: world.device(mine), other: world.device(mine), stranger: world.device(theirs) };
  };

  describeLiveDevices('the Realtime Database', async () => {
    const { one, other, stranger } = three();
    return { one: one.devices, other: other.devices, stranger: stranger.devices };
  });

  describeDocuments('Firestore', async () => {
    const { one, other, stranger } = three();
    return { one: one.documents, other: other.documents, stranger: stranger.documents };
  });
});
