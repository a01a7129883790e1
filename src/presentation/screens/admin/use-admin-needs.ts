import { useViewModels } from '../../app/view-models-context';
import type { AdminNeeds } from '../../view-models/admin/admin-needs';

/** What the view models of these pages are made from. */
export function useAdminNeeds(): AdminNeeds {
  const { admin, notices } = useViewModels();
  return { bring: admin, notices };
}
