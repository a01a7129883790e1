import * as z from './schema';

export const DEMO_STATES = ['off', 'making', 'ready'] as const;
export const DEMO_PIECES = ['picture', 'song', 'video'] as const;

/** What is being made at this moment. `artist` is empty where a picture is nobody's. */
export const DemoPiece = z.object({ kind: z.enum(DEMO_PIECES), title: z.string(), artist: z.string() });

/**
 * How far the demo music is that the server makes itself: `off` where it makes none. `made` and `total` count songs and
 * videos, short ones too; `remaining_seconds` is an estimate, null unless it is being made.
 */
export const DemoStatus = z.object({
  state: z.enum(DEMO_STATES),
  made: z.number(),
  total: z.number(),
  current: z.nullable(DemoPiece),
  remaining_seconds: z.nullable(z.number()),
});

export type DemoStatusWire = z.infer<typeof DemoStatus>;
