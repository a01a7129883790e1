import { EQUALISER_BANDS, FLAT_GAINS, type EqualiserGains } from '../../../domain/playback/equaliser';
import { BAND_Q, equaliserBoost } from '../../../domain/playback/equaliser-headroom';
import { amplitudeOf } from '../../../domain/shared/decibels';
import type { LevelLeft } from '../shared/sound-curve';
import { CEILING_RANGE, ceilingCurve } from './ceiling-curve';

/** How quickly a change is followed, in seconds: without a click, and at once to the ear. */
const GLIDE = 0.02;

interface Channel {
  readonly gain: GainNode;
  left: LevelLeft;
}

const FULL: LevelLeft = { boost: 1, peak: 1 };

/**
 * Every attached element → its own gain → five bands → a ceiling → the output. An element stays attached for good: that is
 * how Web Audio has it. With all bands at 0 the sound passes as it is.
 */
export class SoundGraph {
  private readonly bands: readonly BiquadFilterNode[];
  private readonly channels = new Map<HTMLMediaElement, Channel>();
  private boost = 1;

  constructor(readonly context: AudioContext) {
    this.bands = EQUALISER_BANDS.map(
      (frequency) => new BiquadFilterNode(context, { type: 'peaking', frequency, Q: BAND_Q, gain: 0 }),
    );
    const toCeiling = new GainNode(context, { gain: 1 / CEILING_RANGE });
    const ceiling = new WaveShaperNode(context, { curve: ceilingCurve() });
    const chain: readonly AudioNode[] = [...this.bands, toCeiling, ceiling, context.destination];
    chain.reduce((from, to) => from.connect(to));
  }

  has(element: HTMLMediaElement): boolean {
    return this.channels.has(element);
  }

  attach(element: HTMLMediaElement, left: LevelLeft = FULL): void {
    const gain = new GainNode(this.context, { gain: this.gainFor(left) });
    this.context.createMediaElementSource(element).connect(gain);
    if (this.bands[0] !== undefined) gain.connect(this.bands[0]);
    this.channels.set(element, { gain, left });
  }

  setLevel(element: HTMLMediaElement, left: LevelLeft): void {
    const channel = this.channels.get(element);
    if (channel === undefined) return;
    channel.left = left;
    this.glide(channel.gain.gain, this.gainFor(left));
  }

  setGains(gains: EqualiserGains | null): void {
    const shaped = gains ?? FLAT_GAINS;
    this.boost = amplitudeOf(equaliserBoost(shaped));
    this.bands.forEach((band, index) => this.glide(band.gain, shaped[index] ?? 0));
    for (const { gain, left } of this.channels.values()) this.glide(gain.gain, this.gainFor(left));
  }

  /** As loud as asked for, but with room for the bands that are raised: what comes out stays under full scale. */
  private gainFor({ boost, peak }: LevelLeft): number {
    return boost * Math.min(1, 1 / (peak * this.boost));
  }

  private glide(param: AudioParam, to: number): void {
    param.setTargetAtTime(to, this.context.currentTime, GLIDE);
  }
}
