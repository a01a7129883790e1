import type { ReactNode } from 'react';
import type { Capability } from '../../domain/shared/capability';
import { useViewModels } from '../hooks/view-models-context';

interface SupportedProps {
  readonly needs: Capability;
  readonly children: ReactNode;
}

/** Shows its content only where the backend has the capability. */
export function Supported({ needs, children }: SupportedProps): ReactNode {
  const { supports } = useViewModels();
  return supports(needs) && children;
}
