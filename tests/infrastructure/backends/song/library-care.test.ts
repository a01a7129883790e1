import { NEVER } from 'rxjs';
import { importRoutes } from '../../../../contract/import-routes';
import { setupRoutes } from '../../../../contract/setup-routes';
import type { HttpTransport } from '../../../../src/application/ports/http-transport.port';
import { succeed } from '../../../../src/domain/shared/result';
import { SongLibraryCare } from '../../../../src/infrastructure/backends/song/admin/song-library-care';

const counts = {
  found: 5,
  processed: 2,
  added: 0,
  changed: 0,
  moved: 0,
  removed: 0,
  unchanged: 2,
  refused: 0,
  hidden: 0,
};
const job = {
  ...counts,
  id: 'job1',
  state: 'failed',
  started_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T00:01:00Z',
  refused_files: [],
  reserved_files: [],
};
const noDemo = { state: 'off', made: 0, total: 0, current: null, remaining_seconds: null };

function careOf(status: unknown): SongLibraryCare {
  const answers: Readonly<Record<string, unknown>> = {
    [importRoutes.importStatus.path]: status,
    [setupRoutes.demoStatus.path]: noDemo,
  };
  const transport: HttpTransport = { send: ({ path }) => Promise.resolve(succeed(answers[path])), follow: () => NEVER };
  return new SongLibraryCare(transport);
}

describe('the music folder of our own server', () => {
  it.each([
    ['media-folder-missing', 'media-folder-missing'],
    ['media-folder-unreadable', 'media-folder-unreadable'],
    ['media-folder-empty', 'media-folder-empty'],
    ['unexpected', 'unexpected'],
    ['a reason of tomorrow', 'unexpected'],
  ])('has a scan that ended early, because of %p', async (reason, failure) => {
    const care = careOf({ media_dir: true, job: { ...job, failure: { reason, message: 'Không thấy thư mục nhạc.' } } });
    await expect(care.state()).resolves.toMatchObject({
      ok: true,
      value: { look: { state: 'failed', failure, counts } },
    });
  });

  it('has a scan without a failure', async () => {
    const care = careOf({ media_dir: true, job: { ...job, state: 'finished', failure: null } });
    await expect(care.state()).resolves.toMatchObject({ ok: true, value: { look: { failure: null } } });
  });

  it('is forbidden to a caller to whom the import is not shown', async () => {
    await expect(careOf(null).state()).resolves.toEqual({ ok: false, error: { kind: 'forbidden' } });
  });
});
