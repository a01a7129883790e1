import type { RenewalServices } from './lazy-session-guard';
import type { SessionControl } from './session-control';

/** What is needed only by a listener who is signed in or about to sign in. */
export interface SessionServices {
  readonly control: SessionControl;
  readonly keeper: RenewalServices;
}
