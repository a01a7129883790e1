import type { EncodeFailure } from '../../../server/domain/media/encode-failure';
import { INIT_NAME, segmentName } from '../../../server/domain/media/rendition';
import type { EncodeOrder, RenditionEncoder, SegmentSink } from '../../../server/domain/media/rendition-encoder.port';
import { fail, succeed, type Result } from '../../../server/domain/shared/result';

/** An encoding job that an encoder carries out one segment at a time, as the test directs. */
export interface ControlledRun {
  readonly order: EncodeOrder;
  /** Makes the next `count` segments. */
  make(count: number): Promise<void>;
  /** Makes all that is left. */
  finish(): Promise<void>;
  fail(failure: EncodeFailure): Promise<void>;
}

/** An encoder that makes a segment when the test tells it to. */
export class ControlledEncoder implements RenditionEncoder {
  readonly runs: ControlledRun[] = [];

  encode(order: EncodeOrder, sink: SegmentSink): Promise<Result<void, EncodeFailure>> {
    return new Promise((resolve) => {
      let next = order.from;
      const { plan, kind } = order.rendition;
      order.signal.addEventListener('abort', () => resolve(fail({ kind: 'stopped' })));
      const makeOne = async (): Promise<void> => {
        if (kind === 'video' && next === order.from) await sink(INIT_NAME, new Uint8Array([0]));
        await sink(segmentName(next), new Uint8Array([next]));
        next += 1;
        if (next === plan.segmentCount) resolve(succeed(undefined));
      };
      const make = async (count: number): Promise<void> => {
        for (let made = 0; made < count && next < plan.segmentCount && !order.signal.aborted; made += 1)
          await makeOne();
        await settle();
      };
      const failWith = async (failure: EncodeFailure): Promise<void> => {
        resolve(fail(failure));
        await settle();
      };
      this.runs.push({ order, make, finish: () => make(Infinity), fail: failWith });
    });
  }

  /** The first segment of each job so far. */
  get beginnings(): readonly number[] {
    return this.runs.map(({ order }) => order.from);
  }
}

/** Lets all pending work that needs no timer complete. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
