import { rename, stat, writeFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { SharedOpenFiles } from '../../../server/infrastructure/files/shared-open-files';
import { sendFile, type FileToSend } from '../../../server/presentation/http/media/send-file';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

describe('an imported file that is replaced', () => {
  const folder = withTemporaryFolder();
  const place = () => folder('sóng.mp3');
  let files: SharedOpenFiles;
  let app: FastifyInstance;
  let expected: FileToSend['expected'];

  const takeIn = async (): Promise<void> => {
    const { size, mtimeMs: modifiedMs } = await stat(place());
    expected = { size, modifiedMs };
  };
  const get = async () => {
    const { statusCode, body } = await app.inject('/');
    return `${statusCode} ${body}`;
  };

  beforeAll(() => {
    files = new SharedOpenFiles([folder()]);
    app = fastify();
    app.get('/', async (request, reply) => {
      const isSent = await sendFile(files, { place: place(), type: 'audio/mpeg', expected }, request, reply);
      return isSent ? reply : reply.code(404).send('gone');
    });
  });
  afterAll(async () => {
    await app.close();
    files.close();
  });

  it('is sent in its old version until the new one is imported, then not found once, then sent as the new one', async () => {
    await writeFile(place(), 'one');
    await takeIn();
    expect(await get()).toBe('200 one');
    await writeFile(folder('new.mp3'), 'another');
    await rename(folder('new.mp3'), place());
    // Requests that use the open file read it to its end.
    expect(await get()).toBe('200 one');
    await takeIn();
    expect([await get(), await get()]).toEqual(['404 gone', '200 another']);
  });
});
