import { ReadSongFile } from '../../../server/application/import/read-song-file';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import { aFileToRead } from '../../support/builders/a-known-file';
import { RecordingLogger } from '../../support/server/recording-logger';

const nothing = () => {
  throw new TypeError('a bug');
};

describe('a file whose reading throws', () => {
  it('is refused, closed, and named in the log', async () => {
    const log = new RecordingLogger();
    let closings = 0;
    const media = { size: 100, read: nothing, fingerprint: nothing, close: async () => void (closings += 1) };
    const reading = new ReadSongFile({
      bytes: { open: async () => media, readSmall: nothing },
      decoder: { decode: nothing },
      inflate: nothing,
      pictures: { keep: nothing } as never,
      hash: nothing,
      split: PLAIN_SPLIT,
      log,
    });
    expect(await reading.execute(aFileToRead('Lan Chi/a.mp3'))).toMatchObject({ reason: 'reading-failed' });
    expect(closings).toBe(1);
    expect(log.lines.at(-1)).toMatchObject({ message: 'a file could not be read', fields: { file: 'Lan Chi/a.mp3' } });
  });
});
