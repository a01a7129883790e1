import { FIXTURES } from './fixture-client';
import { FixtureServer } from './fixture-server';

declare global {
  var fixtureServer: FixtureServer | undefined;
}

/** A run of browser files has a fixture server that outlives each of them; a file that is run by itself has its own. */
export default async function setUp(): Promise<void> {
  if (process.env[FIXTURES] !== undefined) return;
  globalThis.fixtureServer = await FixtureServer.open();
  process.env[FIXTURES] = globalThis.fixtureServer.address;
}
