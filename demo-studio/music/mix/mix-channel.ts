import { LowPass } from '../dsp/low-pass';
import type { Note } from '../score';
import type { Channel } from '../sound/style-sound';
import type { Bus, Track } from './bus';
import { chorus } from './chorus';
import { duck } from './ducking';
import { pingPong } from './ping-pong';
import { playChannel } from './play-channel';
import { tremolo } from './tremolo';

/** What every channel of a song shares. */
export interface Desk {
  readonly bus: Bus;
  readonly track: Track;
  readonly pressure: Float32Array;
  readonly beatSeconds: number;
  readonly echo: { readonly beats: number; readonly feedback: number };
}

function filterTrack(track: Track, channel: Channel): void {
  for (const samples of [track.left, track.right]) {
    const filter = new LowPass();
    if (channel.above !== undefined) {
      filter.tune(channel.above, 0);
      filter.runHigh(samples, track.from, track.to);
    }
  }
}

function addToBus(track: Track, bus: Bus, toRoom: number): void {
  for (let at = track.from; at < track.to; at += 1) {
    const left = track.left[at] as number;
    const right = track.right[at] as number;
    bus.left[at] = (bus.left[at] as number) + left;
    bus.right[at] = (bus.right[at] as number) + right;
    bus.room[at] = (bus.room[at] as number) + (left + right) * 0.5 * toRoom;
  }
}

/**
 * Mixes one channel from its notes to the bus: plays it, applies filter, chorus, tremolo, ducking and echo, and sends it to the
 * room.
 */
export function mixChannel(notes: readonly Note[], channel: Channel, desk: Desk): void {
  if (notes.length === 0) return;
  const { track, bus } = desk;
  track.left.fill(0);
  track.right.fill(0);
  track.from = track.left.length;
  track.to = 0;
  playChannel(notes, channel, desk.beatSeconds, track);
  filterTrack(track, channel);
  if (channel.chorus) chorus(track, channel.chorus);
  if (channel.tremolo) tremolo(track, channel.tremolo.hertz, channel.tremolo.depth);
  if (channel.duck) duck(track, desk.pressure, channel.duck);
  if (channel.echo) {
    const { beats, feedback } = desk.echo;
    pingPong(track, bus, { seconds: beats * desk.beatSeconds, feedback, amount: channel.echo });
  }
  addToBus(track, bus, channel.room ?? 0);
}
