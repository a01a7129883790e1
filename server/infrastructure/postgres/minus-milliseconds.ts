/** The moment this many milliseconds before `at`. */
export const minusMilliseconds = (at: Date, ms: number): Date => new Date(at.getTime() - ms);
