import type { MediaDomains } from '../../../src/application/ports/media-domains.port';
import { StartSession } from '../../../src/application/start/start-session';
import { fail, succeed } from '../../../src/domain/shared/result';
import { RecordingLogger } from '../../support/fakes/recording-logger';

const answering = (refresh: MediaDomains['refresh']): MediaDomains => ({ refresh });

describe('StartSession', () => {
  it('fetches the media domains once', async () => {
    const logger = new RecordingLogger();
    let calls = 0;
    await new StartSession(
      answering(() => {
        calls += 1;
        return Promise.resolve(succeed(undefined));
      }),
      logger,
    ).execute();
    expect([calls, logger.lines]).toEqual([1, []]);
  });

  it('does nothing for a backend without media domains', async () => {
    const logger = new RecordingLogger();
    await new StartSession(undefined, logger).execute();
    expect(logger.lines).toEqual([]);
  });

  it('only logs an error when the media domains cannot be fetched', async () => {
    const logger = new RecordingLogger();
    await new StartSession(
      answering(() => Promise.resolve(fail({ kind: 'offline' }))),
      logger,
    ).execute();
    expect(logger.lines).toEqual(['error Error fetching domain CDN']);
  });
});
