import type { PieceOutcome } from './piece-outcome';
import type { SongTags } from './song-tags';

/** Samples from −1 to 1, as many on the left as on the right. */
export interface StereoSamples {
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** Samples per second. */
  readonly rate: number;
}

/** Writes sound as a music file. */
export interface SoundWriter {
  /** Writes AAC at 256 kbit/s; the same samples and tags give the same file. The file is written completely or not at all. */
  write(output: string, samples: StereoSamples, tags: SongTags): Promise<PieceOutcome>;
}
