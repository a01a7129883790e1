import { EQUALISER_BANDS, FLAT_GAINS, type EqualiserGains } from '../../../domain/playback/settings/equaliser';
import { BAND_Q, equaliserBoost } from '../../../domain/playback/settings/equaliser-headroom';
import { amplitudeOf } from '../../../domain/shared/decibels';
import { CEILING_RANGE, ceilingCurve } from './ceiling-curve';

/** How quickly a change takes effect, in seconds: without a click, and immediate to the ear. */
const GLIDE = 0.02;

interface Channel {
  readonly source: AudioNode;
  readonly gain: GainNode;
}

/**
 * Every attached element → its own gain → five bands → headroom for the bands that are raised → a ceiling → the output. With all
 * bands at 0 the sound passes unchanged. The headroom is the same at every volume and for every song, so the slider, fades and
 * the levelling of songs work as they do without an equaliser.
 */
export class SoundGraph {
  private readonly bands: readonly BiquadFilterNode[];
  private readonly toCeiling: GainNode;
  private readonly channels = new Map<HTMLMediaElement, Channel>();

  constructor(readonly context: AudioContext) {
    this.bands = EQUALISER_BANDS.map(
      (frequency) => new BiquadFilterNode(context, { type: 'peaking', frequency, Q: BAND_Q, gain: 0 }),
    );
    this.toCeiling = new GainNode(context, { gain: 1 / CEILING_RANGE });
    const ceiling = new WaveShaperNode(context, { curve: ceilingCurve() });
    const chain: readonly AudioNode[] = [...this.bands, this.toCeiling, ceiling, context.destination];
    chain.reduce((from, to) => from.connect(to));
  }

  has(element: HTMLMediaElement): boolean {
    return this.channels.has(element);
  }

  attach(element: HTMLMediaElement, amplitude: number): void {
    const gain = new GainNode(this.context, { gain: amplitude });
    const source = this.context.createMediaElementSource(element);
    source.connect(gain);
    if (this.bands[0] !== undefined) gain.connect(this.bands[0]);
    this.channels.set(element, { source, gain });
  }

  /** Disconnects the element for good, so that its sound is no longer output. */
  detach(element: HTMLMediaElement): void {
    const channel = this.channels.get(element);
    channel?.source.disconnect();
    channel?.gain.disconnect();
    this.channels.delete(element);
  }

  setGain(element: HTMLMediaElement, amplitude: number): void {
    const channel = this.channels.get(element);
    if (channel !== undefined) this.glide(channel.gain.gain, amplitude);
  }

  setEqualiser(gains: EqualiserGains | null): void {
    const shaped = gains ?? FLAT_GAINS;
    this.glide(this.toCeiling.gain, 1 / (CEILING_RANGE * amplitudeOf(equaliserBoost(shaped))));
    this.bands.forEach((band, index) => this.glide(band.gain, shaped[index] ?? 0));
  }

  private glide(param: AudioParam, to: number): void {
    param.setTargetAtTime(to, this.context.currentTime, GLIDE);
  }
}
