/** Result of trying a code; `over`: its time or its tries are used up, or a newer code has replaced it. */
export type CodeVerdict = 'right' | 'wrong' | 'over';
