import { envelopeOf } from '../../../../contract/envelope';
import { routes } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import { NO_COUNTS, type ImportJob } from '../../../../server/domain/import/import-job';
import { registerImport, type ImportRoutesDeps } from '../../../../server/presentation/http/import/register-import';
import { bareApp, FAR_ADDRESS } from '../../../support/server/bare-app';

const JOB: ImportJob = {
  ...NO_COUNTS,
  id: 'job1',
  state: 'running',
  failure: null,
  found: 3,
  processed: 2,
  added: 1,
  refused: 1,
  startedAt: new Date('2026-01-02T03:04:05Z'),
  finishedAt: null,
};
const FAILED: ImportJob = {
  ...JOB,
  id: 'job0',
  state: 'failed',
  failure: 'media-folder-missing',
  finishedAt: JOB.startedAt,
};

const jobs: ImportRoutesDeps['jobs'] = {
  find: async (id) => [JOB, FAILED].find((job) => job.id === id),
  latest: async () => JOB,
};
const findings: ImportRoutesDeps['findings'] = {
  refused: async () => ({ items: [{ path: 'Mộc Lam/hỏng.mp3', reason: 'truncated' }], totalCount: 1 }),
  reserved: async () => ({
    items: [{ path: 'Mộc Lam/nửa.mp3', reservations: ['lyrics', 'picture'], video: null }],
    totalCount: 1,
  }),
};
const LOCAL = { host: 'localhost:4000' };

function importApp(deps: Partial<ImportRoutesDeps> = {}) {
  const app = bareApp();
  registerImport(app, { jobs, findings, startImport: async () => JOB, ...deps });
  return app;
}

describe('the import routes', () => {
  const app = importApp();
  afterAll(() => app.close());

  it("report the progress of the last import and the files left out, in the caller's language", async () => {
    const response = await app.inject({ url: '/backend/import', headers: { ...LOCAL, 'accept-language': 'en' } });
    expect(z.safeParse(envelopeOf(routes.importStatus.data), response.json()).success).toBe(true);
    expect(response.json().data).toMatchObject({
      media_dir: true,
      job: {
        id: 'job1',
        state: 'running',
        found: 3,
        processed: 2,
        hidden: 0,
        started_at: '2026-01-02T03:04:05.000Z',
        finished_at: null,
        failure: null,
        refused_files: [{ path: 'Mộc Lam/hỏng.mp3', reason: 'truncated', message: 'The file is cut off.' }],
        reserved_files: [{ path: 'Mộc Lam/nửa.mp3', reservations: ['lyrics', 'picture'], message: 'lyrics, picture' }],
      },
    });
  });

  it('start an import and answer without waiting for its end', async () => {
    const response = await app.inject({ method: 'POST', url: '/backend/import', headers: LOCAL });
    expect(response.json()).toMatchObject({ code: 200, data: { id: 'job1', state: 'running' } });
  });

  it('start an import of changed files, or of everything on request', async () => {
    const scopes: string[] = [];
    const own = importApp({ startImport: async (scope) => (scopes.push(scope), JOB) });
    for (const payload of [undefined, {}, { everything: false }, { everything: true }]) {
      const response = await own.inject({ method: 'POST', url: '/backend/import', headers: LOCAL, payload });
      expect(response.json()).toMatchObject({ code: 200 });
    }
    const wrong = { method: 'POST', url: '/backend/import', headers: LOCAL, payload: { everything: 'yes' } } as const;
    expect((await own.inject(wrong)).json()).toMatchObject({ code: 400 });
    await own.close();
    expect(scopes).toEqual(['changes', 'changes', 'changes', 'everything']);
  });

  it('report one import, and why it failed', async () => {
    const response = await app.inject({ url: '/backend/import/job0', headers: LOCAL });
    expect(response.json().data.failure).toEqual({
      reason: 'media-folder-missing',
      message: 'Không thấy thư mục nhạc.',
    });
  });

  it('answer 404 for an unknown import', async () => {
    const response = await app.inject({ url: '/backend/import/gone', headers: LOCAL });
    expect(response.statusCode).toBe(404);
  });

  it.each([
    ['GET', '/backend/import/job1'],
    ['POST', '/backend/import'],
  ] as const)('answer %s %s only to this machine', async (method, url) => {
    const response = await app.inject({ method, url, headers: LOCAL, remoteAddress: FAR_ADDRESS });
    expect(response.json()).toMatchObject({ code: 403 });
  });

  it('return null for the last import, without an error, to a caller who may not see it', async () => {
    const response = await app.inject({ url: '/backend/import', headers: LOCAL, remoteAddress: FAR_ADDRESS });
    expect([response.statusCode, response.json()]).toMatchObject([200, { code: 200, data: null }]);
  });
});

describe('the import routes without a media folder', () => {
  const app = importApp({ startImport: null, jobs: { ...jobs, latest: async () => undefined } });
  afterAll(() => app.close());

  it('report that there is no folder and was no import', async () => {
    const response = await app.inject({ url: '/backend/import', headers: LOCAL });
    expect(response.json().data).toEqual({ media_dir: false, job: null });
  });

  it('refuse to start an import, and say what to do', async () => {
    const response = await app.inject({ method: 'POST', url: '/backend/import', headers: LOCAL });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('MEDIA_DIR');
  });
});
