import type { BufferedRange } from '../../../../src/domain/playback/sources/playback-engine.port';
import type { InstantStart } from '../../../../src/domain/playback/sources/playback-source';
import {
  earlyEnd,
  isFullyBuffered,
  nextRequest,
  type SegmentRequest,
} from '../../../../src/infrastructure/media/mse/segment-plan';
import { segmentSpan } from '../../../../src/infrastructure/media/mse/song-segments';
import { Timeline } from '../../../../src/infrastructure/media/mse/timeline';
import { planAudio, secondsOf, type AudioSampleRate } from '../../../../server/domain/media/segment-plan';
import { anInstantSource, aStart } from '../../../support/builders/a-source';

const FIRST_MS = 1_000;
const LAST_MS = 9_000;
const LENGTHS = Array.from({ length: LAST_MS - FIRST_MS + 1 }, (_, index) => FIRST_MS + index);
const FRAME_SAMPLES = 1_024;
/** An inaudible gap, in seconds. */
const MOST_MISSING = 0.0011;
/** More requests than any of these songs has segments. */
const ENDLESS = 20;

/** The part of a segment that a browser buffers when the append window ends where the song does. */
type Keep = (order: SegmentRequest, start: InstantStart) => BufferedRange;

const exactly: Keep = ({ index }, start) => segmentSpan(start, index);

const inMicroseconds: Keep = (order, start) => {
  const { from, to } = exactly(order, start);
  return { from: Math.round(from * 1e6) / 1e6, to: Math.round(to * 1e6) / 1e6 };
};

/** A frame that extends beyond the window is dropped. */
const inWholeFrames: Keep = (order, start) => {
  const { from, to } = exactly(order, start);
  const frames = Math.floor((to * start.sampleRate) / FRAME_SAMPLES + 1e-6);
  return { from, to: Math.max(from, (frames * FRAME_SAMPLES) / start.sampleRate) };
};

/** Merges ranges that touch. */
function join(ranges: readonly BufferedRange[], added: BufferedRange): readonly BufferedRange[] {
  const [last] = ranges.slice(-1);
  if (added.to <= added.from) return ranges;
  if (last === undefined || added.from > last.to + 1e-5) return [...ranges, added];
  return [...ranges.slice(0, -1), { from: last.from, to: Math.max(last.to, added.to) }];
}

const startOf = (durationMs: number, sampleRate: AudioSampleRate): InstantStart => {
  const plan = planAudio(durationMs, sampleRate);
  return aStart({
    firstDuration: secondsOf(plan, plan.firstUnits),
    segmentDuration: secondsOf(plan, plan.nextUnits),
    duration: durationMs / 1_000,
    sampleRate,
  });
};

/** Appends a song as the engine does. Returns the requested segments, and whether the song is then complete without a gap. */
function lay(start: InstantStart, keep: Keep) {
  const timeline = new Timeline();
  timeline.start(anInstantSource('song', start));
  let buffered: readonly BufferedRange[] = [];
  const asked: number[] = [];
  const next = () => nextRequest(timeline, { time: 0, buffered }, Infinity);
  for (let order = next(); order !== null && asked.length < ENDLESS; order = next()) {
    asked.push(order.index);
    buffered = join(buffered, keep(order, start));
    const end = earlyEnd(order, { time: 0, buffered });
    if (end !== null) timeline.shorten(order.songSpan, end);
  }
  const place = timeline.current!;
  const missing = place.to - (buffered.at(-1)?.to ?? 0);
  const isGapless = buffered.length === 1 && Math.abs(missing) <= MOST_MISSING;
  return { asked, isFullyBuffered: isFullyBuffered(place, { time: 0, buffered }), isGapless, to: place.to };
}

const wrongLengths = (sampleRate: AudioSampleRate, keep: Keep, isRight: (durationMs: number) => boolean) =>
  LENGTHS.filter((durationMs) => !isRight(durationMs)).map((durationMs) => ({
    durationMs,
    sampleRate,
    keep: keep.name,
  }));

describe.each([44_100, 48_000] as const)('songs of 1.000 s to 9.000 s at %i Hz', (sampleRate) => {
  it.each([exactly, inMicroseconds])('are requested from the first segment to the last one (%p)', (keep) => {
    const wrong = wrongLengths(sampleRate, keep, (durationMs) => {
      const { asked, isFullyBuffered: whole, isGapless } = lay(startOf(durationMs, sampleRate), keep);
      const { segmentCount } = planAudio(durationMs, sampleRate);
      return whole && isGapless && asked.length === segmentCount && asked.every((index, at) => index === at);
    });
    expect(wrong).toEqual([]);
  });

  it('end with their last whole frame where the browser cuts no frame, each segment requested once', () => {
    const wrong = wrongLengths(sampleRate, inWholeFrames, (durationMs) => {
      const { asked, isFullyBuffered: whole, isGapless, to } = lay(startOf(durationMs, sampleRate), inWholeFrames);
      const { segmentCount } = planAudio(durationMs, sampleRate);
      const lost = durationMs / 1_000 - to;
      return whole && isGapless && asked.length === segmentCount && lost >= 0 && lost < FRAME_SAMPLES / sampleRate;
    });
    expect(wrong).toEqual([]);
  });
});
