import type { Milliseconds } from '../shared/units';

/** Design §15: how long the listener must stop typing before the text is searched. */
export const TYPING_PAUSE: Milliseconds = 180;
