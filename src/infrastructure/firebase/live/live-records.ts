import * as z from 'zod/mini';
import type { LiveCommand } from '../../../domain/live/live-command';
import type { ReceivedCommand } from '../../../domain/live/live-devices.port';
import type { NowPlaying } from '../../../domain/live/peer';
import { LOOP_MODES } from '../../../domain/playback/next/loop-mode';
import type { Milliseconds } from '../../../domain/shared/units';
import { parseJson } from '../../../domain/shared/parse-json';

const Amount = z.number().check(z.minimum(0));
const Place = z.int().check(z.minimum(0));
const Loop = z.enum(LOOP_MODES);
const SongIds = z.array(z.string()).check(z.minLength(1), z.maxLength(500));

const Song = z.object({ id: z.string(), title: z.string(), artists: z.string() });
const Now = z.object({
  song: z.optional(Song),
  isPlaying: z.boolean(),
  position: Amount,
  duration: Amount,
  volume: Amount,
  loop: Loop,
  isShuffled: z.boolean(),
});

/** One tab. `saidAt`: when the tab published what it plays; `beat`: its last sign of life; both by the database's clock. */
const PeerRecord = z.object({
  device: z.object({ id: z.string(), name: z.string() }),
  now: z.optional(Now),
  saidAt: z.number(),
  beat: z.number(),
});
export type PeerRecord = z.infer<typeof PeerRecord>;

const Listening = z.object({
  songIds: SongIds,
  index: Place,
  position: Amount,
  loop: Loop,
  order: z.nullable(z.array(Place)),
});

const Command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('play') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('next') }),
  z.object({ kind: z.literal('previous') }),
  z.object({ kind: z.literal('seek'), to: Amount }),
  z.object({ kind: z.literal('volume'), volume: Amount }),
  z.object({ kind: z.literal('loop'), mode: Loop }),
  z.object({ kind: z.literal('shuffle'), isOn: z.boolean() }),
  z.object({ kind: z.literal('add'), place: z.enum(['next', 'last']), songIds: SongIds }),
  z.object({ kind: z.literal('hand-over') }),
  z.object({ kind: z.literal('take'), listening: Listening }),
]);

const CommandRecord = z.object({ from: z.string(), at: z.number(), body: z.string() });
export type CommandRecord = z.infer<typeof CommandRecord>;

/** All tabs that have a valid record. */
export function readPeers(value: unknown): readonly (readonly [string, PeerRecord])[] {
  return Object.entries((value ?? {}) as object).flatMap(([id, record]) => {
    const read = z.safeParse(PeerRecord, record);
    return read.success ? [[id, read.data] as const] : [];
  });
}

export const toNow = ({ song, ...now }: NonNullable<PeerRecord['now']>): NowPlaying => ({ ...now, song: song ?? null });

/** The database stores no null, so a missing song is left out. */
export const fromNow = ({ song, ...now }: NowPlaying): object => (song === null ? now : { song, ...now });

/** Commands are stored as text, because the database would drop empty values and has its own treatment of lists. */
export const writeCommand = (from: string, at: Milliseconds, command: LiveCommand): CommandRecord => ({
  from,
  at,
  body: JSON.stringify(command),
});

/** Null if the value is not a command. */
export function readCommand(value: unknown): (ReceivedCommand & { readonly at: Milliseconds }) | null {
  const record = z.safeParse(CommandRecord, value);
  if (!record.success) return null;
  const command = z.safeParse(Command, parseJson(record.data.body));
  return command.success ? { from: record.data.from, at: record.data.at, command: command.data } : null;
}
