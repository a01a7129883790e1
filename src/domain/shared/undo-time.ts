import type { Milliseconds } from './units';

/** So long what was done can be taken back: as long as the custom toast lasts that offers it (specification §9). */
export const UNDO_TIME: Milliseconds = 4_000;
