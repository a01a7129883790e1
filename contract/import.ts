import * as z from './schema';

/** Why one file was left out; `reason` is a stable word, `message` a sentence in the caller's language. */
export const RefusedFile = z.object({ path: z.string(), reason: z.string(), message: z.string() });

/**
 * The parts that could not be read of a file that was imported anyway; `reservations` are stable words, `message` names them in
 * the caller's language.
 */
export const ReservedFile = z.object({ path: z.string(), reservations: z.array(z.string()), message: z.string() });

export const IMPORT_STATES = ['running', 'finished', 'failed', 'interrupted'] as const;

/**
 * One run over the media folder. Counts are files; once finished, `found` is the sum of `added`, `changed`, `moved`, `unchanged`,
 * `refused` and `hidden`. Each list of files names the first thousand. `failure` states why a failed run ended early.
 */
export const ImportJob = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  found: z.number(),
  processed: z.number(),
  added: z.number(),
  changed: z.number(),
  moved: z.number(),
  removed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  hidden: z.number(),
  refused_files: z.array(RefusedFile),
  reserved_files: z.array(ReservedFile),
  failure: z.nullable(z.object({ reason: z.string(), message: z.string() })),
});

/** The last run, or null if there was none; `media_dir` is whether a folder is configured. */
export const ImportStatus = z.object({ media_dir: z.boolean(), job: z.nullable(ImportJob) });

export type ImportJobWire = z.infer<typeof ImportJob>;
