/** The moment this many milliseconds before `at`. */
export const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);
