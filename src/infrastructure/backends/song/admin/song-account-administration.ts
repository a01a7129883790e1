import type { ManagedAccount as AccountShape } from '../../../../../contract/administration';
import { administrationRoutes } from '../../../../../contract/administration-routes';
import { premiumRoutes } from '../../../../../contract/premium-routes';
import type { RouteShape } from '../../../../../contract/route';
import type * as z from '../../../../../contract/schema';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { AccountAdministration, AccountSort } from '../../../../domain/administration/account-administration.port';
import type { ListRequest } from '../../../../domain/administration/list-request';
import type { ManagedAccount, Role } from '../../../../domain/administration/managed-account';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { CountedPage } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, type RouteInput } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toCountedPage } from '../to-page';
import { listQuery } from './list-query';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const toManaged = (wire: z.infer<typeof AccountShape>, cdn: CdnDomains): ManagedAccount => ({
  id: wire.id,
  email: wire.email,
  name: wire.name,
  avatarUrl: wire.avatar === null ? null : cdn.pictureUrl(wire.avatar),
  role: wire.role,
  isPremium: wire.is_premium,
  isLocked: wire.is_locked,
  createdAt: wire.created_at,
  lastSeenAt: wire.last_seen,
  deviceCount: wire.device_count,
});

/** The accounts of our own server. */
export class SongAccountAdministration implements AccountAdministration {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async list(request: ListRequest<AccountSort>): Answer<CountedPage<ManagedAccount>> {
    const answer = await callRoute(this.transport, administrationRoutes.managedAccounts, { query: listQuery(request) });
    return answer.ok ? succeed(toCountedPage(answer.value, (account) => toManaged(account, this.cdn))) : answer;
  }

  setLocked(id: string, isLocked: boolean): Answer<void> {
    return this.change(administrationRoutes.setAccountLocked, { params: { id }, body: { is_locked: isLocked } });
  }

  setRole(id: string, role: Role): Answer<void> {
    return this.change(administrationRoutes.setAccountRole, { params: { id }, body: { role } });
  }

  setPremium(id: string, isPremium: boolean): Answer<void> {
    return this.change(premiumRoutes.setAccountPremium, { params: { id }, body: { is_premium: isPremium } });
  }

  signOut(id: string): Answer<void> {
    return this.change(administrationRoutes.signAccountOut, { params: { id } });
  }

  private async change(route: RouteShape, input: RouteInput): Answer<void> {
    const answer = await callRoute(this.transport, route, input);
    return answer.ok ? succeed(undefined) : answer;
  }
}
