/** OFF → ALL → ONE → OFF (decisions.md §2); the specification's enumeration starts at OFF. */
export const LOOP_MODES = ['OFF', 'ALL', 'ONE'] as const;

export type LoopMode = (typeof LOOP_MODES)[number];
