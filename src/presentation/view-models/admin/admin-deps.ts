import type { AdminServices, LoadAdminServices } from '../../../application/administration/admin-services';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, type Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** What the view models of administration are made from. */
export interface AdminDeps {
  readonly load: LoadAdminServices;
  readonly notices: NoticesViewModel;
}

const UNREACHED = fail({ kind: 'unavailable' } as const);

/** Asks administration; code that could not be fetched is a backend that is not there. */
export async function askAdmin<T>(
  { load }: AdminDeps,
  question: (parts: AdminServices) => Promise<Result<T, GatewayFailure>>,
): Promise<Result<T, GatewayFailure>> {
  const parts = await load().catch(() => null);
  return parts === null ? UNREACHED : question(parts);
}

/** Says what went wrong. */
export const notifyFailure = ({ notices }: AdminDeps, failure: GatewayFailure): void =>
  notices.show({ type: 'error', message: { kind: 'failure', failure } });
