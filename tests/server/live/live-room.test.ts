import { LiveClient } from '../../support/server/live-client';
import { withLiveApp } from '../../support/server/live-app';

const CHANNEL = { connections: 8, connectionsPerAddress: 8 };

describe('sockets of live devices', () => {
  const everybody = withLiveApp(undefined, { limits: CHANNEL });
  const oneAddress = withLiveApp(undefined, {
    limits: { ...CHANNEL, connectionsPerAddress: 4 },
    trustProxy: '10.0.0.1',
  });

  it.each([
    ['all', everybody, 4],
    ['one address', oneAddress, 2],
  ])('leave room for pages and media within the limit of %s', async (_, world, most) => {
    const address = await world.addressOf();
    const clients = await Promise.all(Array.from({ length: most }, () => LiveClient.open(address)));
    await expect(LiveClient.open(address)).rejects.toThrow('503');
    expect((await fetch(`http://${address}/sso/security/get-domain-cdn`)).status).not.toBe(503);
    clients.forEach((client) => client.drop());
  });
});
