import { LOOP_MODES, type LoopMode } from './loop-mode';

const AFTER: Readonly<Record<LoopMode, LoopMode>> = { OFF: 'ALL', ALL: 'ONE', ONE: 'OFF' };

/** The mode that the loop button changes to: OFF → ALL → ONE → OFF (decisions.md §2). */
export const nextLoopMode = (mode: LoopMode): LoopMode => AFTER[mode];

/** Reads a stored loop mode; any other text is OFF, the initial mode (specification §9). */
export const readLoopMode = (text: string | null): LoopMode => LOOP_MODES.find((mode) => mode === text) ?? 'OFF';
