import type { EventStream } from '../../domain/shared/event-stream';

/** Whether the page can be seen at all; another tab in front of it hides it. */
export interface Visibility {
  readonly changes: EventStream<boolean>;
  isVisible(): boolean;
}
