import type { AdminServices, LoadAdminServices } from '../../../application/administration/admin-services';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, type Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** The dependencies of the administration view models. */
export interface AdminDeps {
  readonly load: LoadAdminServices;
  readonly notices: NoticesViewModel;
}

const UNREACHED = fail({ kind: 'unavailable' } as const);

/** Calls the administration services; if their code cannot be loaded, the backend counts as unavailable. */
export async function askAdmin<T>(
  { load }: AdminDeps,
  question: (parts: AdminServices) => Promise<Result<T, GatewayFailure>>,
): Promise<Result<T, GatewayFailure>> {
  const parts = await load().catch(() => null);
  return parts === null ? UNREACHED : question(parts);
}

/** Reports the failure. */
export const notifyFailure = ({ notices }: AdminDeps, failure: GatewayFailure): void =>
  notices.show({ type: 'error', message: { kind: 'failure', failure } });
