import { KnownSources } from '../../../server/application/media/known-sources';
import type { MediaSource } from '../../../server/domain/media/media-source';
import { aMediaSource } from '../../support/builders/a-media-source';
import { HandClock } from '../../support/server/hand-clock';

const TTL_MS = 60_000;

/** A database whose answers take `slowMs`. */
function knownSources(slowMs = 0) {
  const clock = new HandClock();
  const source = aMediaSource();
  const reads: string[] = [];
  const find = (songId: string): Promise<MediaSource> => {
    reads.push(songId);
    clock.pass(slowMs);
    return Promise.resolve(source);
  };
  return { known: new KnownSources({ find }, clock), clock, source, reads };
}

describe('the known sources of media', () => {
  it('are read once a minute', async () => {
    const { known, clock, source, reads } = knownSources();
    await known.find(source, 'audio');
    clock.pass(TTL_MS - 1);
    await known.find(source, 'audio');
    expect(reads).toHaveLength(1);
    clock.pass(1);
    await expect(known.find(source, 'audio')).resolves.toBe(source);
    expect(reads).toHaveLength(2);
  });

  it('age from the start of a slow read, because a change made during it may be missing', async () => {
    const { known, clock, source, reads } = knownSources(TTL_MS / 2);
    await known.find(source, 'audio');
    clock.pass(TTL_MS / 2);
    await known.find(source, 'audio');
    expect(reads).toHaveLength(2);
  });
});
