import type { FixtureServer } from './fixture-server';
import { FIXTURES } from './fixtures-variable';

declare global {
  var fixtureServer: FixtureServer | undefined;
}

/** A run of several browser test files has one fixture server that outlives each file; a file that is run by itself has its own. */
export default async function setUp(): Promise<void> {
  if (process.env[FIXTURES] !== undefined) return;
  // Loaded only where it is needed: it takes longer than Jest itself.
  const { FixtureServer } = await import('./fixture-server');
  globalThis.fixtureServer = await FixtureServer.open();
  process.env[FIXTURES] = globalThis.fixtureServer.address;
}
