import { useViewModels } from '../../hooks/view-models-context';
import type { AdminDeps } from '../../view-models/admin/admin-deps';

/** The deps of the view models of these pages. */
export function useAdminDeps(): AdminDeps {
  const { admin, notices } = useViewModels();
  return { services: admin, notices };
}
