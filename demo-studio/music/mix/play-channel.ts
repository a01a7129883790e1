import { PALETTE } from '../instruments/palette';
import type { Note } from '../score';
import type { Channel } from '../sound/style-sound';
import { SAMPLE_RATE } from '../stereo-sound';
import { addPanned, decibels, type Track } from './bus';

const TAKE_CENTS = 5;
const TOUCHING_SECONDS = 0.12;
const LONGEST_NOTE_SECONDS = 24;
const scratch = new Float32Array(LONGEST_NOTE_SECONDS * SAMPLE_RATE);
const MIDDLE = 66;

interface Take {
  readonly pan: number;
  readonly cents: number;
  readonly gain: number;
}

function takesOf(channel: Channel): readonly Take[] {
  const { width = 0, pan = 0 } = channel;
  if (width === 0) return [{ pan, cents: 0, gain: 1 }];
  return [
    { pan: pan - width, cents: -TAKE_CENTS, gain: 0.74 },
    { pan: pan + width, cents: TAKE_CENTS, gain: 0.74 },
  ];
}

/** Plays every note of a part on a channel's instrument, into its track; times in beats become samples. */
export function playChannel(notes: readonly Note[], channel: Channel, beatSeconds: number, track: Track): void {
  const instrument = PALETTE[channel.instrument];
  const gain = decibels(channel.level);
  const takes = takesOf(channel);
  let previous: Note | null = null;
  for (const [place, note] of notes.entries()) {
    const at = Math.round(note.start * beatSeconds * SAMPLE_RATE);
    const touches =
      previous !== null && (note.start - previous.start - previous.beats) * beatSeconds < TOUCHING_SECONDS;
    const transpose = channel.transpose ?? 0;
    const slideFrom = channel.legato && touches && previous ? previous.pitch + transpose : null;
    const spread = ((note.pitch - MIDDLE) / 18) * (channel.spread ?? 0);
    for (const [index, take] of takes.entries()) {
      const pitch = note.pitch + transpose + take.cents / 100;
      const voice = {
        pitch,
        gate: note.beats * beatSeconds,
        velocity: note.velocity,
        slideFrom,
        seed: place * 2 + index + 1,
      };
      const length = instrument(voice, scratch);
      addPanned(track, scratch, at, { length, gain: gain * take.gain, pan: take.pan + spread });
    }
    previous = note;
  }
}
