import { FixtureServer } from './fixture-server';

const server = await FixtureServer.open();
console.log(server.address);
// It lives for as long as whoever started it holds its standard input open.
process.stdin.resume().on('end', () => void server.close().then(() => process.exit()));
