/** A parameter that takes its target value at once. */
class FakeParam {
  constructor(public value = 0) {}

  setTargetAtTime(to: number): void {
    this.value = to;
  }
}

/** A node that records its options and the node it is connected to. */
export class FakeNode {
  next: FakeNode | null = null;
  readonly gain: FakeParam;
  readonly frequency: number | undefined;
  readonly curve: Float32Array | undefined;

  constructor(
    readonly context: unknown,
    options: { gain?: number; frequency?: number; curve?: Float32Array } = {},
  ) {
    this.gain = new FakeParam(options.gain);
    this.frequency = options.frequency;
    this.curve = options.curve;
  }

  connect(to: FakeNode): FakeNode {
    this.next = to;
    return to;
  }

  disconnect(): void {
    this.next = null;
  }
}

/** An audio output that runs when a test starts it. */
export class FakeAudioContext extends EventTarget {
  state: AudioContextState = 'suspended';
  /** Whether `resume` succeeds. */
  allows = true;
  readonly currentTime = 0;
  readonly destination = new FakeNode(this);
  readonly sources = new Map<unknown, FakeNode>();
  resumed = 0;

  createMediaElementSource(element: unknown): FakeNode {
    if (this.sources.has(element)) throw new Error('An element is attached once');
    const source = new FakeNode(this);
    this.sources.set(element, source);
    return source;
  }

  async resume(): Promise<void> {
    this.resumed += 1;
    if (this.allows) this.turn('running');
  }

  async suspend(): Promise<void> {
    this.turn('suspended');
  }

  turn(state: AudioContextState): void {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Installs these as the browser's own classes. */
export function installFakeAudio(): void {
  Object.assign(globalThis, { GainNode: FakeNode, BiquadFilterNode: FakeNode, WaveShaperNode: FakeNode });
}
