/** What became of a code that was tried; `over`: its time or its tries are used up, or a newer one took its place. */
export type CodeVerdict = 'right' | 'wrong' | 'over';
