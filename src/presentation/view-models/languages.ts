import type { EventStream } from '../../domain/shared/event-stream';

export type Language = 'vi' | 'en';

/** The interface language: detected at start, remembered, changed by the listener (specification §1). */
export interface Languages {
  readonly current: Language;
  /** Every change, once its texts are loaded. */
  readonly changes: EventStream<Language>;
  /** Loads the texts if needed and switches; if they cannot be loaded, the language stays and the result is false. */
  choose(language: Language): Promise<boolean>;
}
