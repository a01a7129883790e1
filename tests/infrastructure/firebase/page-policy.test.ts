import { writeFile } from 'node:fs/promises';
import { livesAtFirebase, meetingProject } from '../../../scripts/build/lives-at-firebase';
import { pagePolicyOf } from '../../../scripts/build/page-policy';
import { readMeetingProject } from '../../../server/infrastructure/web-app/read-meeting-project';
import { readPagePolicy } from '../../../server/infrastructure/web-app/read-page-policy';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const project = { apiKey: 'none', projectId: 'song-demo' };
const config = (more: object = {}) => JSON.stringify({ ...project, ...more });
const AMERICAN = { databaseURL: 'https://song-demo-default-rtdb.firebaseio.com' };
const BELGIAN = { databaseURL: 'https://song-demo.europe-west1.firebasedatabase.app' };

describe('a build with a Firebase project', () => {
  it('connects devices through Firebase only when the project also names a database', () => {
    expect(['', config(), config({ measurementId: 'G-1' }), config(AMERICAN)].map(livesAtFirebase)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('the Firebase project through which devices connect', () => {
  const inFolder = withTemporaryFolder();
  const asServed = async (text: string) => {
    await writeFile(inFolder('policy.json'), JSON.stringify({ meetingProject: meetingProject(text) }));
    return readMeetingProject(inFolder('policy.json'));
  };

  it('is passed to the server, and is null when devices do not connect through Firebase', async () => {
    expect(await asServed(config(AMERICAN))).toBe('song-demo');
    const none = [await asServed(''), await asServed(config()), await readMeetingProject(inFolder('none.json'))];
    expect(none).toEqual([null, null, null]);
  });
});

describe('the policy of the page for a Firebase project', () => {
  const inFolder = withTemporaryFolder();
  const asServed = async (text: string) => {
    await writeFile(inFolder('policy.json'), JSON.stringify(pagePolicyOf(text)));
    return readPagePolicy(inFolder('policy.json'));
  };

  it('names no host without a project, or for a project that nothing uses', async () => {
    const nothing = { script: [], connect: [], image: [], trustedTypes: [], backend: [] };
    expect([await asServed(''), await asServed(config())]).toEqual([nothing, nothing]);
  });

  it.each([
    [AMERICAN, 'wss://*.firebaseio.com'],
    [BELGIAN, 'wss://*.europe-west1.firebasedatabase.app'],
  ])(
    'names the services through which devices connect, and allows none of their scripts: %j',
    async (database, sockets) => {
      expect(await asServed(config(database))).toEqual({
        script: [],
        connect: [
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          'https://firestore.googleapis.com',
          sockets,
        ],
        image: [],
        trustedTypes: [],
        backend: [],
      });
    },
  );

  it('names the services for devices and for analytics when both are used', async () => {
    const { script, connect } = await asServed(config({ ...AMERICAN, measurementId: 'G-1' }));
    expect(script).toEqual(['https://www.googletagmanager.com']);
    expect(connect).toEqual(expect.arrayContaining(['https://*.google-analytics.com', 'wss://*.firebaseio.com']));
  });

  it('names the emulators instead of the services', async () => {
    const emulators = { auth: 'http://127.0.0.1:9099', database: '127.0.0.1:9000', firestore: '127.0.0.1:8080' };
    const { connect } = await asServed(config({ ...AMERICAN, emulators }));
    expect(connect).toEqual(['http://127.0.0.1:9099', 'ws://127.0.0.1:9000', 'http://127.0.0.1:8080']);
  });

  it('rejects a remote host without encryption, and any text that is not just a host', async () => {
    const connect = ['http://evil.example', "wss://*.firebaseio.com; script-src 'unsafe-inline'", 'wss://*', '*'];
    await writeFile(inFolder('policy.json'), JSON.stringify({ connect }));
    expect((await readPagePolicy(inFolder('policy.json'))).connect).toEqual([]);
  });
});
