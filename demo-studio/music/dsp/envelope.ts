/** How a sound rises and falls, in seconds; `sustain` is from 0 to 1. */
export interface Envelope {
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
}

function heldLevel(envelope: Envelope, seconds: number): number {
  const { attack, decay, sustain } = envelope;
  if (seconds < attack) {
    const rise = seconds / attack;
    return rise * (2 - rise);
  }
  return sustain + (1 - sustain) * Math.exp((-3 * (seconds - attack)) / decay);
}

/** The level, 0 to 1, at `seconds` after the start of a note that is held for `gate` seconds. */
export function envelopeLevel(envelope: Envelope, seconds: number, gate: number): number {
  if (seconds < gate) return heldLevel(envelope, seconds);
  return heldLevel(envelope, gate) * Math.exp((-5 * (seconds - gate)) / envelope.release);
}
