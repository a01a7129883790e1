import type { NetworkSetting } from './page-network';

/** The part of a context that its pages use. */
export interface PageOwner extends NetworkSetting {
  /** The context that tests receive. */
  readonly self: object;
  setDefaultTimeout(limitMs: number): void;
  release(tab: number): Promise<void>;
}
