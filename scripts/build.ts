import { mkdirSync } from 'node:fs';
import { CHUNK_LIST_FILE } from './build/chunk-list';
import { ContentStamp } from './build/content-stamp';

const TOOLS = ['package-lock.json', 'tsconfig.json', 'scripts/build', 'scripts/build.ts'];

const clientStamp = new ContentStamp('dist/client.stamp', [
  'src',
  'public',
  'contract',
  'webpack.config.ts',
  'scripts/webpack',
  ...TOOLS,
]);
const serverStamp = new ContentStamp('dist/server.stamp', ['server', 'demo-studio', 'contract', ...TOOLS]);

async function unlessFresh(stamp: ContentStamp, output: string, build: () => Promise<void>): Promise<void> {
  if (stamp.isFresh(output)) return;
  const start = performance.now();
  stamp.clear();
  await build();
  stamp.write();
  console.log(`built ${output} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const { BACKEND = '', BACKEND_URL = '' } = process.env;
if (process.argv.length > 2 || BACKEND !== '' || BACKEND_URL !== '') {
  (await import('./build/choose-backend')).chooseBackendOrExit(process.argv.slice(2));
}
mkdirSync('dist', { recursive: true });
// The builders are loaded only if something must be built, so a second start is quick.
await unlessFresh(serverStamp, 'dist/server/main.js', async () => (await import('./build/server')).buildServer());
await unlessFresh(clientStamp, 'dist/client/index.html', async () =>
  (await import('./build/client')).buildClient(CHUNK_LIST_FILE),
);
