import { AdtsFrames } from '../../domain/media/fmp4/adts-frames';
import { audioSegment } from '../../domain/media/fmp4/audio-segment';
import { segmentName } from '../../domain/media/rendition';
import type { SegmentSink } from '../../domain/media/rendition-encoder.port';
import { segmentStart, segmentUnits, type SegmentPlan } from '../../domain/media/segment-plan';

interface Beginning {
  readonly first: number;
  readonly framesToDrop: number;
}

/** Collects AAC frames into segments of the planned length. */
export class AudioSegments {
  private readonly adts = new AdtsFrames();
  private frames: Uint8Array[] = [];
  private toDrop: number;
  next: number;

  constructor(
    private readonly plan: SegmentPlan,
    beginning: Beginning,
    private readonly sink: SegmentSink,
  ) {
    this.toDrop = beginning.framesToDrop;
    this.next = beginning.first;
  }

  async push(piece: Uint8Array): Promise<void> {
    const arrived = this.adts.push(piece);
    const dropped = Math.min(this.toDrop, arrived.length);
    this.toDrop -= dropped;
    this.frames.push(...arrived.slice(dropped));
    for (let units = this.unitsOfNext(); units > 0 && this.frames.length >= units; units = this.unitsOfNext()) {
      const frames = this.frames.splice(0, units);
      const start = segmentStart(this.plan, this.next) * this.plan.unitTicks;
      await this.sink(segmentName(this.next), audioSegment(this.next, start, frames));
      this.next += 1;
    }
  }

  async end(): Promise<boolean> {
    return this.next === this.plan.segmentCount;
  }

  private unitsOfNext(): number {
    return segmentUnits(this.plan, this.next);
  }
}
