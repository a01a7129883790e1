import type { EventStream } from '../../domain/shared/event-stream';

export type Language = 'vi' | 'en';

/** The interface language: detected at start, remembered, changed by the listener (specification §1). */
export interface Languages {
  readonly current: Language;
  /** Every change, once its words are there. */
  readonly changes: EventStream<Language>;
  /** Fetches the words if needed and changes over; when they cannot be had the language stays, and the answer is false. */
  choose(language: Language): Promise<boolean>;
}
