import { defaultLevel, makePinoLogger } from '../../../server/infrastructure/logging/pino-logger';

describe('the log', () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const written = (): unknown[] => lines.splice(0).map((line) => JSON.parse(line) as unknown);

  it('is one JSON object for each line, with its level as a word', () => {
    makePinoLogger('info', destination).info('a song was imported', { path: 'a.mp3' });
    expect(written()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        path: 'a.mp3',
        msg: 'a song was imported',
      },
    ]);
  });

  it('leaves out lines below its level', () => {
    const log = makePinoLogger('warn', destination);
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(written()).toMatchObject([{ msg: 'c' }, { msg: 'd' }]);
  });

  it('writes details at the debug level', () => {
    makePinoLogger('debug', destination).debug('a', { n: 1 });
    expect(written()).toMatchObject([{ level: 'debug', n: 1 }]);
  });

  it('adds the fields of a child to each of its lines, without secrets', () => {
    makePinoLogger('info', destination).child({ requestId: 'r1', token: 't' }).warn('see /p/abc/x');
    expect(written()).toMatchObject([{ requestId: 'r1', token: '[redacted]', msg: 'see /p/[redacted]/x' }]);
  });

  it('has the level warn in a terminal, where the lines of the start must stay readable', () => {
    expect([defaultLevel(true), defaultLevel(false)]).toEqual(['warn', 'info']);
  });
});
