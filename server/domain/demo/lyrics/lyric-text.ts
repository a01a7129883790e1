export type LyricLanguage = 'vi' | 'en';

/** Four lines of words, as a singer takes them. */
export type Stanza = readonly [string, string, string, string];

/** The words of one of the demo's songs. A chorus is sung with the same words each time. */
export interface LyricText {
  readonly language: LyricLanguage;
  /** Whether each word is shown at its own time, or whole lines alone. */
  readonly timedBy: 'line' | 'word';
  readonly verses: readonly Stanza[];
  readonly chorus: Stanza;
  readonly bridge: Stanza;
}
