import { FragmentSplitter, NotFragmentedMp4, type Mp4Piece } from '../../domain/media/fmp4/split-fragments';
import { moveFragment, readTimescales, type Timescales } from '../../domain/media/fmp4/move-fragment';
import { INIT_NAME, segmentName } from '../../domain/media/rendition';
import type { SegmentSink } from '../../domain/media/rendition-encoder.port';
import type { SegmentPlan } from '../../domain/media/segment-plan';

interface Beginning {
  readonly first: number;
  /** The first fragment's position in the song. */
  readonly seconds: number;
}

/** Delivers ffmpeg's fragments as segments, with their times moved to their position in the song. */
export class VideoSegments {
  private readonly splitter = new FragmentSplitter();
  private timescales: Timescales = new Map();
  next: number;

  constructor(
    private readonly plan: SegmentPlan,
    private readonly beginning: Beginning,
    private readonly sink: SegmentSink,
  ) {
    this.next = beginning.first;
  }

  async push(piece: Uint8Array): Promise<void> {
    for (const part of this.splitter.push(piece)) await this.take(part);
  }

  async end(): Promise<boolean> {
    return this.next === this.plan.segmentCount;
  }

  private async take({ kind, bytes }: Mp4Piece): Promise<void> {
    if (kind === 'init') {
      this.timescales = readTimescales(bytes);
      return this.sink(INIT_NAME, bytes);
    }
    if (this.next >= this.plan.segmentCount) throw new NotFragmentedMp4('more fragments than planned');
    moveFragment(bytes, this.timescales, this.beginning.seconds);
    await this.sink(segmentName(this.next), bytes);
    this.next += 1;
  }
}
