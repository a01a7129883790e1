export const LOOK_NAMES = ['sea', 'neon-fields', 'lanterns', 'highlands'] as const;

export type LookName = (typeof LOOK_NAMES)[number];
