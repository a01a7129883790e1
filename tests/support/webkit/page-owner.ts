import type { NetworkSetting } from './page-network';

/** What a page knows of its context. */
export interface PageOwner extends NetworkSetting {
  /** The context, as tests have it. */
  readonly self: object;
  setDefaultTimeout(limitMs: number): void;
  release(tab: number): Promise<void>;
}
