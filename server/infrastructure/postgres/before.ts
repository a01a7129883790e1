/** So many milliseconds before a moment. */
export const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);
