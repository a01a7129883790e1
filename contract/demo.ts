import * as z from './schema';

export const DEMO_STATES = ['off', 'making', 'ready'] as const;
export const DEMO_PIECES = ['picture', 'song', 'video'] as const;

/** The item that is being made now. `artist` is empty for a picture that belongs to no artist. */
export const DemoPiece = z.object({ kind: z.enum(DEMO_PIECES), title: z.string(), artist: z.string() });

/**
 * The progress of the demo music that the server makes itself: `off` if it makes none. `made` and `total` count songs and videos,
 * short videos included; `remaining_seconds` is an estimate, null unless music is being made.
 */
export const DemoStatus = z.object({
  state: z.enum(DEMO_STATES),
  made: z.number(),
  total: z.number(),
  current: z.nullable(DemoPiece),
  remaining_seconds: z.nullable(z.number()),
});

export type DemoStatusWire = z.infer<typeof DemoStatus>;
