import { PostgresDeviceSecrets } from '../../../server/infrastructure/postgres/accounts/postgres-device-secrets';
import { HandClock } from '../../support/server/hand-clock';
import { SessionService } from '../../support/server/session-service';
import { withTestDatabase } from '../../support/server/test-database';

const DAY_MS = 86_400_000;

describe('the secret by which an account recognises a device', () => {
  const database = withTestDatabase();

  async function signedIn() {
    const clock = new HandClock();
    const service = new SessionService(database.db(), clock);
    const account = await service.account();
    const { sessionId } = await service.open(account);
    const secrets = new PostgresDeviceSecrets(database.db());
    return {
      clock,
      keep: (hash: string) => secrets.keep({ accountId: account.id, hash, sessionId, at: clock.date() }),
      find: (...hashes: string[]) => secrets.find(account.id, hashes, clock.date()),
    };
  }

  it('is forgotten 400 days after its last use, not its first', async () => {
    const { clock, keep, find } = await signedIn();
    await keep('used once');
    await keep('used again');
    clock.pass(300 * DAY_MS);
    await keep('used again');
    clock.pass(200 * DAY_MS);
    expect([await find('used once'), await find('used again')]).toEqual([null, 'used again']);
    clock.pass(201 * DAY_MS);
    expect(await find('used again')).toBeNull();
  });

  it('is stored for at most fifty devices: the one unused for longest is removed', async () => {
    const { clock, keep, find } = await signedIn();
    for (let device = 0; device < 50; device += 1) {
      clock.pass(1_000);
      await keep(`device ${device}`);
    }
    clock.pass(1_000);
    await keep('device 0');
    clock.pass(1_000);
    await keep('one more');
    expect([await find('device 0'), await find('device 1'), await find('one more')]).toEqual([
      'device 0',
      null,
      'one more',
    ]);
  });
});
