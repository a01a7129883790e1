import { SessionEndings } from '../../../server/application/live/session-endings';
import { RecordingLogger } from '../../support/server/recording-logger';

describe('checking the sessions of sockets', () => {
  it('ends no socket when the check itself fails, and logs the failure', async () => {
    const log = new RecordingLogger();
    const ends: string[] = [];
    const member = { facts: { sessionId: 'one' }, end: (why: string) => void ends.push(why) };
    const remembered = { forget: () => undefined, forgetAll: () => undefined };
    const endings = new SessionEndings({ endedOf: () => Promise.reject(new TypeError('a bug')) }, remembered, log);
    await endings.check([member as never]);
    expect(ends).toEqual([]);
    expect(log.lines.map(({ message }) => message)).toEqual(['the sessions of sockets could not be checked']);
  });
});
