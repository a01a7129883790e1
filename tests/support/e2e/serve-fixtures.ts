import { FixtureServer } from './fixture-server';

const server = await FixtureServer.open();
console.log(server.address);
// The server runs until the process that started it closes the server's standard input.
process.stdin.resume().on('end', () => void server.close().then(() => process.exit()));
