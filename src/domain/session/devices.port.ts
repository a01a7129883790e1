import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';

/** One place where the account is signed in. */
export interface Device {
  readonly id: string;
  /** Text only: the person who signed in there chose it. */
  readonly name: string;
  readonly ip: string;
  readonly lastSeenAt: IsoInstant;
  /** The requesting device. */
  readonly isCurrent: boolean;
}

/** The devices where the account is signed in. Signing a device out takes effect at once, without undo (decisions.md §4). */
export interface Devices {
  /** The current device first, then the most recently seen. */
  list(): Promise<Result<readonly Device[], GatewayFailure>>;
  /** `not-found` if the device is signed out already. */
  signOut(id: string): Promise<Result<void, GatewayFailure>>;
  /** All but this one. */
  signOutOthers(): Promise<Result<void, GatewayFailure>>;
}
