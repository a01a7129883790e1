export type LyricLanguage = 'vi' | 'en';

/** Four lines of lyrics, as a singer sings them. */
export type Stanza = readonly [string, string, string, string];

/** The lyrics of one of the demo's songs. Every chorus has the same words. */
export interface LyricText {
  readonly language: LyricLanguage;
  /** Whether each word has its own time, or only each line. */
  readonly timedBy: 'line' | 'word';
  readonly verses: readonly Stanza[];
  readonly chorus: Stanza;
  readonly bridge: Stanza;
}
