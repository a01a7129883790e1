import { LIMITS } from './kernel/limits';
import { SentId } from './id';
import { LIBRARY_CHANGES } from './library-changes';
import * as z from './schema';
import { text } from './text';

/** The path of the socket, whose first frame carries a ticket. */
export const LIVE_PATH = '/backend/live';

/** Why the server closes a socket, in addition to the codes of the protocol itself. */
export const LIVE_CLOSINGS = {
  /** The ticket is unknown, used or expired: request another one. */
  badTicket: 4401,
  /** The session has ended. */
  sessionOver: 4403,
  /** The first frame did not arrive in time, or no frame arrived for too long. */
  silent: 4408,
  /** The same tab has opened another socket. */
  replaced: 4409,
  /** The client sent more frames than allowed. */
  tooMany: 4429,
  /** A frame does not match its schema. */
  malformed: 4400,
  /** The server stops, or closes a socket that is old: connect again. */
  comeAgain: 1012,
  /** The client reads too slowly. */
  tooSlow: 1013,
} as const;

const Seconds = z.number().check(z.minimum(0), z.maximum(1_000_000));
const Volume = z.number().check(z.minimum(0), z.maximum(100));
const Title = text(LIMITS.titleMax);
const LOOPS = ['OFF', 'ALL', 'ONE'] as const;

/** What a device plays. */
export const NowPlayingWire = z.strictObject({
  song: z.nullable(z.strictObject({ id: SentId, title: Title, artists: Title })),
  is_playing: z.boolean(),
  position: Seconds,
  duration: Seconds,
  volume: Volume,
  loop: z.enum(LOOPS),
  is_shuffled: z.boolean(),
});

const SongIds = z.array(SentId).check(z.minLength(1), z.maxLength(LIMITS.liveSongsMax));
const Order = z
  .array(z.int().check(z.minimum(0), z.maximum(LIMITS.liveSongsMax)))
  .check(z.maxLength(LIMITS.liveSongsMax));

/**
 * The listener's position: songs, index and playback position. `order`: the positions of the songs before shuffling; null if not
 * shuffled.
 */
export const ListeningWire = z.strictObject({
  song_ids: SongIds,
  index: z.int().check(z.minimum(0), z.maximum(LIMITS.liveSongsMax)),
  position: Seconds,
  loop: z.enum(LOOPS),
  order: z.nullable(Order),
});

/**
 * A command from one device to another. `hand_over`: stop, and answer with `take`. `take`: continue from here. `add`: add these
 * songs to the queue, next or last.
 */
export const CommandWire = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('next') }),
  z.strictObject({ kind: z.literal('previous') }),
  z.strictObject({ kind: z.literal('seek'), to: Seconds }),
  z.strictObject({ kind: z.literal('volume'), volume: Volume }),
  z.strictObject({ kind: z.literal('loop'), mode: z.enum(LOOPS) }),
  z.strictObject({ kind: z.literal('shuffle'), is_on: z.boolean() }),
  z.strictObject({ kind: z.literal('add'), place: z.enum(['next', 'last']), song_ids: SongIds }),
  z.strictObject({ kind: z.literal('hand_over') }),
  z.strictObject({ kind: z.literal('take'), listening: ListeningWire }),
]);

/** A frame that a browser sends. The first frame is `hello`; `tab` stays the same when the tab connects again. */
export const ClientFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    ticket: text(100, 20),
    tab: SentId,
    now: z.nullable(NowPlayingWire),
  }),
  z.strictObject({ t: z.literal('now'), now: NowPlayingWire }),
  z.strictObject({ t: z.literal('command'), id: SentId, to: SentId, command: CommandWire }),
  z.strictObject({ t: z.literal('ping') }),
]);

/** One tab of one device of the account. `age`: milliseconds since the tab reported this state. */
export const PeerWire = z.object({
  id: z.string(),
  device: z.object({ id: z.string(), name: z.string() }),
  now: z.nullable(NowPlayingWire),
  age: z.number(),
});

/**
 * A frame that the server sends. `age` of a command: milliseconds since the command reached the server. `library_age`:
 * milliseconds since another device changed something that is stored for the account; null if none did within a minute, left out
 * by servers that do not have this information.
 */
export const ServerFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('welcome'), device: z.string(), library_age: z.optional(z.nullable(z.number())) }),
  z.object({ t: z.literal('peers'), peers: z.array(PeerWire) }),
  z.object({ t: z.literal('command'), from: z.string(), command: CommandWire, age: z.number() }),
  z.object({ t: z.literal('answer'), id: z.string(), is_delivered: z.boolean() }),
  z.object({ t: z.literal('document'), name: z.string(), revision: z.number() }),
  z.object({ t: z.literal('library'), what: z.enum(LIBRARY_CHANGES), song_ids: z.array(z.string()) }),
  z.object({ t: z.literal('pong') }),
]);

/** A ticket that opens one socket within 30 s. */
export const LiveTicket = z.object({ ticket: z.string(), expires_in: z.number() });

export type NowPlayingFrame = z.infer<typeof NowPlayingWire>;
export type CommandFrame = z.infer<typeof CommandWire>;
export type ListeningFrame = z.infer<typeof ListeningWire>;
export type ClientFrameWire = z.infer<typeof ClientFrame>;
export type ServerFrameWire = z.infer<typeof ServerFrame>;
export type PeerFrame = z.infer<typeof PeerWire>;
