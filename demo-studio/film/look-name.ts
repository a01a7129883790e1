export const LOOK_NAMES = ['sea', 'neon-fields', 'lanterns', 'highlands', 'radio', 'alley', 'rain', 'porch'] as const;

export type LookName = (typeof LOOK_NAMES)[number];
