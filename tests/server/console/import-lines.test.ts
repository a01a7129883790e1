import { NO_COUNTS, type ImportJob } from '../../../server/domain/import/import-job';
import { ImportConsole } from '../../../server/presentation/console/import-console';
import { progressLine, summaryLines } from '../../../server/presentation/console/import-lines';
import { until } from '../../support/until';
import { UpdatingLine } from '../../../server/presentation/console/updating-line';
import { RecordingLogger } from '../../support/server/recording-logger';
import { silentLogger } from '../../support/server/silent-logger';

const aJob = (given: Partial<ImportJob> = {}): ImportJob => ({
  ...NO_COUNTS,
  id: 'job',
  state: 'finished',
  failure: null,
  startedAt: new Date('2026-01-01T00:00:00Z'),
  finishedAt: new Date('2026-01-01T00:00:02.500Z'),
  ...given,
});

const NOBODY = { items: [], totalCount: 0 };
const NOTHING = { refused: [], reserved: NOBODY };

describe('the console lines of an import', () => {
  it('show its progress', () => {
    expect(progressLine(aJob({ found: 120, processed: 40 }))).toBe('bringing in music: 40 of 120 files');
    expect(progressLine(aJob({ found: 1, processed: 1, refused: 1 }))).toBe(
      'bringing in music: 1 of 1 file, 1 left out',
    );
  });

  it('show its result, and every file left out with the reason', () => {
    const refused = [{ path: 'hỏng\u001b[2J.mp3', reason: 'truncated' } as const];
    const job = aJob({ found: 14, added: 10, unchanged: 1, refused: 1, hidden: 2, removed: 3 });
    expect(summaryLines(job, { ...NOTHING, refused })).toEqual([
      'music: 14 files in 2.5 s: 10 added, 1 unchanged, 1 left out, 2 passed over, 3 gone away',
      'left out, 1 file:',
      '  hỏng?[2J.mp3: The file is cut off.',
    ]);
  });

  it('name the files read with a reservation, and the parts of each file that could not be read', () => {
    const video = { path: 'nửa\u0007.mp4', reason: 'no-picture' } as const;
    const items = [{ path: 'nửa.mp3', reservations: ['lyrics', 'picture'], video } as const];
    expect(summaryLines(aJob({ found: 1, added: 1 }), { refused: [], reserved: { items, totalCount: 3 } })).toEqual([
      'music: 1 file in 2.5 s: 1 added',
      'read with a reservation, 3 files:',
      '  nửa.mp3: lyrics, picture, video (nửa?.mp4: The video beside the song has no picture.)',
      '  and 2 more; /admin names them all',
    ]);
  });

  it('show how many files were left out, and which page names them, when the names are not available', () => {
    expect(summaryLines(aJob({ found: 3, refused: 3 }), NOTHING)).toEqual([
      'music: 3 files in 2.5 s: 3 left out',
      'left out, 3 files:',
      '  and 3 more; /admin names them all',
    ]);
  });

  it('name every file that was left out, even when there are 2,010', async () => {
    const refused = Array.from({ length: 2_010 }, (_, at) => ({ path: `${at}.mp3`, reason: 'not-media' }) as const);
    const written: string[] = [];
    const line = new UpdatingLine({ write: (text) => written.push(text) }, () => 0);
    const console = new ImportConsole(
      line,
      {
        refused: async ({ slice: { offset, limit } }) => ({
          items: refused.slice(offset, offset + limit),
          totalCount: 9,
        }),
        reserved: async () => NOBODY,
      },
      silentLogger,
    );
    console.advanced(aJob({ found: 2_010, refused: 2_010 }));
    await until(() => written.length > 0);
    const lines = written.join('').split('\n');
    expect(lines).toHaveLength(2_013);
    expect(lines.at(-2)).toBe('  2009.mp3: This is no music or video file.');
  });

  it('come without the findings when these cannot be read, which is logged', async () => {
    const written: string[] = [];
    const line = new UpdatingLine({ write: (text) => written.push(text) }, () => 0);
    const log = new RecordingLogger();
    const fail = () => Promise.reject(new TypeError('a bug'));
    new ImportConsole(line, { refused: fail, reserved: fail }, log).advanced(aJob({ found: 3, refused: 3 }));
    await until(() => written.length > 0);
    expect(written.join('')).toContain('music: 3 files in 2.5 s: 3 left out');
    expect(log.lines.map(({ message }) => message)).toEqual([
      'the findings of the import could not be read',
      'the findings of the import could not be read',
    ]);
  });

  it('show why the import failed', () => {
    const lines = summaryLines(aJob({ state: 'failed', failure: 'media-folder-missing', finishedAt: null }), NOTHING);
    expect(lines).toEqual([
      'music was not brought in: The music folder is not there.',
      'music: 0 files in 0.0 s: nothing to bring in',
    ]);
  });
});

describe('an updating line', () => {
  function lineOn(isTTY: boolean) {
    const time = { now: 0 };
    const written: string[] = [];
    const target = { isTTY, write: (text: string) => written.push(text) };
    return { time, written, line: new UpdatingLine(target, () => time.now) };
  }

  it('is overwritten in a terminal', () => {
    const { line, written } = lineOn(true);
    line.show('one');
    line.show('one');
    line.show('two');
    line.end(['done']);
    expect(written).toEqual(['\r\u001b[2Kone', '\r\u001b[2Ktwo', '\r\u001b[2Kdone\n']);
  });

  it('is written as a new line at intervals when the output is not a terminal', () => {
    const { line, written, time } = lineOn(false);
    line.show('one');
    line.show('two');
    time.now = 10_000;
    line.show('three');
    line.end(['done', 'really']);
    expect(written).toEqual(['one\n', 'three\n', 'done\nreally\n']);
  });
});
