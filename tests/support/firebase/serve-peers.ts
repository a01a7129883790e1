import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FirestorePeer } from './firestore-peer';
import { IdentityPeer } from './identity-peer';
import { RealtimePeer } from './realtime-peer';

const IDENTITY = 9199;
const REALTIME = 9198;
const FIRESTORE = 9197;

/**
 * `npx tsx tests/support/firebase/serve-peers.ts`: serves the peers for a product that is started by hand, until the process is
 * stopped.
 */
async function servePeers(): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const identity = new IdentityPeer(publicKey);
  const emulators = {
    auth: await identity.listen(IDENTITY),
    database: await new RealtimePeer(identity).listen(REALTIME),
    firestore: await new FirestorePeer(identity).listen(FIRESTORE),
  };
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'song-firebase-')), 'account.json');
  const account = {
    project_id: 'song-demo',
    client_email: 'signer@song-demo.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  const project = { apiKey: 'none', projectId: 'song-demo', databaseURL: 'https://song-demo.firebaseio.com' };
  const lines = [
    `FIREBASE_CONFIG='${JSON.stringify({ ...project, emulators })}' npm run build`,
    `FIREBASE_SERVICE_ACCOUNT=${file} npm start`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

void servePeers();
