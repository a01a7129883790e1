import { logUnlessOutage } from '../../../../server/application/shared/log-unless-outage';
import { Unavailable } from '../../../../server/application/shared/unavailable';
import { RecordingLogger } from '../../../support/server/recording-logger';

describe('a failure that nobody waits for', () => {
  it('is logged when it may be a bug', async () => {
    const log = new RecordingLogger();
    const error = new TypeError('a bug');
    await Promise.reject(error).catch(logUnlessOutage(log, 'it failed'));
    expect(log.lines).toEqual([{ level: 'error', message: 'it failed', fields: { error } }]);
  });

  it('is not logged when the database is away', async () => {
    const log = new RecordingLogger();
    await Promise.reject(new Unavailable('away')).catch(logUnlessOutage(log, 'it failed'));
    expect(log.lines).toEqual([]);
  });
});
