export const LOOK_NAMES = ['sea'] as const;

export type LookName = (typeof LOOK_NAMES)[number];
