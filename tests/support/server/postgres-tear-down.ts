import { FOLDER_VARIABLE, stopTestServer } from './test-postgres';

export default async function tearDown(): Promise<void> {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder !== undefined) await stopTestServer(folder);
}
