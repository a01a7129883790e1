import type { AdminServices } from '../../../application/administration/admin-services';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { NoticesViewModel } from '../notices.view-model';

/** The dependencies of the administration view models. */
export interface AdminDeps {
  readonly services: AdminServices;
  readonly notices: NoticesViewModel;
}

/** Reports the failure. */
export const notifyFailure = ({ notices }: AdminDeps, failure: GatewayFailure): void =>
  notices.show({ type: 'error', message: { kind: 'failure', failure } });
