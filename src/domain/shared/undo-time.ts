import type { Milliseconds } from './units';

/** How long an action can be undone: as long as the custom toast that offers it is shown (specification §9). */
export const UNDO_TIME: Milliseconds = 4_000;
