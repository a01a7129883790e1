import type { OwnDataSummary, OwnData } from '../../../../src/domain/profile/own-data.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import type { MemorySignInService } from './memory-sign-in-service';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The data that the service stores about the account that is signed in. */
export class MemoryOwnData implements OwnData {
  constructor(private readonly service: MemorySignInService) {}

  async export(): Answer<OwnDataSummary> {
    const { current, trouble } = this.service;
    if (trouble !== null) return fail(trouble);
    return current === null ? fail({ kind: 'unauthenticated' }) : succeed({ profile: { ...current.profile } });
  }

  async deleteAccount(password: string): Answer<void> {
    const { current, trouble, accounts } = this.service;
    if (trouble !== null) return fail(trouble);
    if (current === null) return fail({ kind: 'unauthenticated' });
    if (current.password !== password) return fail({ kind: 'invalid', fields: { password: 'wrong' } });
    const { role, email } = current.profile;
    const others = [...accounts.values()].filter((account) => account !== current);
    const hasAdmin = others.some(({ profile }) => profile.role === 'admin');
    if (role === 'admin' && others.length > 0 && !hasAdmin) return fail({ kind: 'conflict' });
    accounts.delete(email);
    this.service.current = null;
    return succeed(undefined);
  }
}
