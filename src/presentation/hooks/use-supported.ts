import type { Capability } from '../../domain/shared/capability';
import { useViewModels, type ViewModels } from './view-models-context';

/** A button, a menu entry, a tab or a key that is there only where the backend has what it is for. */
export interface Offer {
  /** Of several capabilities, any one is enough; without any, the offer is always there. */
  readonly needs?: Capability | readonly Capability[];
}

export const isSupported = ({ needs = [] }: Offer, supports: ViewModels['supports']): boolean => {
  const capabilities = [needs].flat();
  return capabilities.length === 0 || capabilities.some(supports);
};

/** The offers that the backend supports, in their order. */
export function useSupported<O extends object>(offers: readonly O[]): readonly O[] {
  const { supports } = useViewModels();
  return offers.filter((offer: Offer) => isSupported(offer, supports));
}
