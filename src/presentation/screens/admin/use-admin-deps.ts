import { useViewModels } from '../../app/view-models-context';
import type { AdminDeps } from '../../view-models/admin/admin-deps';

/** What the view models of these pages are made from. */
export function useAdminDeps(): AdminDeps {
  const { admin, notices } = useViewModels();
  return { load: admin, notices };
}
