import { hasZeroedMiddle } from '../../domain/import/containers/has-zeroed-middle';
import { locateSound } from '../../domain/import/containers/locate-sound';
import { readContainer } from '../../domain/import/containers/read-container';
import type { ReadStream, StreamFacts } from '../../domain/import/containers/stream-facts';
import type { OpenMedia } from '../../domain/import/media-bytes.port';
import type { MediaDecoder } from '../../domain/import/media-decoder.port';
import { readablePath } from '../../domain/import/path-text';
import { streamOfDecoded } from '../../domain/import/stream-of-decoded';
import { fail, succeed } from '../../domain/shared/result';
import type { Logger } from '../ports/logger.port';

/**
 * Finds out what a file is: with our own readers, and by decoding the file if these do not recognise it or its video track, or
 * doubt it.
 */
export class RecogniseStream {
  constructor(
    private readonly decoder: MediaDecoder,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  async execute(path: string, media: OpenMedia): Promise<ReadStream> {
    const own = await this.readOwn(path, media);
    if (own.ok ? isWhollyKnown(own.value) : own.error === 'empty') return own;
    const decoded = await this.decoder.decode(path, own.ok ? own.value.sound.track : undefined);
    if (decoded === undefined) return own;
    if (decoded === null) return own.ok && own.value.proof !== 'proved' ? fail('undecodable') : own;
    const located = own.ok ? { place: own.value.place, isClipped: false } : await locateSound(media, decoded.container);
    return streamOfDecoded(own, decoded, { ...located, size: media.size });
  }

  /** If our own reader throws, a decoder may still recognise the file. */
  private async readOwn(path: string, media: OpenMedia): Promise<ReadStream> {
    try {
      const own = await readContainer(media);
      return own.ok && own.value.proof === 'proved' && (await mayBeHollow(media, own.value))
        ? succeed({ ...own.value, proof: 'doubtful', isHollow: true })
        : own;
    } catch (error) {
      this.log.error('our own reader failed at a file', { file: readablePath(path), error });
      return fail('reading-failed');
    }
  }
}

const isWhollyKnown = ({ proof, hasOtherPicture }: StreamFacts): boolean =>
  proof === 'proved' && hasOtherPicture !== true;

/** Whether our own reader found no sound, or only zeros, which are silence only in PCM. */
const mayBeHollow = async (media: OpenMedia, { sound, place }: StreamFacts): Promise<boolean> =>
  place.head.length === 0 || (sound.codec !== 'pcm' && (await hasZeroedMiddle(media, place)));
