import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { Capability } from '../../../domain/shared/capability';
import { useViewModels } from '../../hooks/view-models-context';

/** The page of the current path, or `lacking` where the backend lacks what the page is for: its route names a capability. */
export function SupportedOutlet({ lacking }: { readonly lacking: ReactNode }) {
  const { supports } = useViewModels();
  const isSupported = useMatches().every(({ handle }) => handle === undefined || supports(handle as Capability));
  return isSupported ? <Outlet /> : lacking;
}
