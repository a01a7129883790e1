import { logFailure } from '../../../server/composition/log-media-failure';
import type { EncodeFailure } from '../../../server/domain/media/encode-failure';
import { renditionOf, type Rendition } from '../../../server/domain/media/rendition';
import { aMediaSource } from '../../support/builders/a-media-source';
import { silentLogger } from '../../support/server/silent-logger';

const RENDITION = renditionOf(
  { kind: 'audio', key: { songId: 'song1', revision: 'r1' }, kbps: 64 },
  aMediaSource({ songId: 'song1' }),
) as Rendition;

/** The reactions to a rendition that could not be made, in order. */
async function told(failure: EncodeFailure): Promise<readonly string[]> {
  const done: string[] = [];
  const faulty = {
    noteUndecodable: async (songId: string, kind: string) => void done.push(`note ${kind} of ${songId}`),
  };
  logFailure(silentLogger, faulty)(RENDITION, failure);
  await new Promise(setImmediate);
  return done;
}

describe('a rendition that cannot be made', () => {
  it('is recorded for its song when the file is undecodable', async () => {
    expect(await told({ kind: 'undecodable', detail: 'Invalid data' })).toEqual(['note audio of song1']);
  });

  it.each<EncodeFailure>([
    { kind: 'broken', detail: 'killed' },
    { kind: 'source-missing' },
    { kind: 'tool-missing' },
    { kind: 'too-slow' },
  ])('is not recorded for its song when the file is not the cause: $kind', async (failure) => {
    expect(await told(failure)).toEqual([]);
  });
});
