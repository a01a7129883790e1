import { makeAutoObservable, observableRef } from 'mobx';
import type { ReportedComment } from '../../../domain/administration/comment-moderation.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import { notifyFailure, type AdminDeps } from './admin-deps';
import { ManagedListViewModel } from './managed-list.view-model';

type Order = 'reported';

/** Reported comments that no admin has settled yet. */
export class ReportedCommentsViewModel {
  readonly list: ManagedListViewModel<ReportedComment, Order>;
  /** The comment to delete after confirmation. */
  removing: ReportedComment | null = null;

  constructor(private readonly deps: AdminDeps) {
    this.list = new ManagedListViewModel<ReportedComment, Order>(
      (request) => deps.services.comments.list(request),
      'reported',
    );
    makeAutoObservable<this, 'deps'>(this, { list: false, removing: observableRef, deps: false }, { autoBind: true });
  }

  ask(comment: ReportedComment | null): void {
    this.removing = comment;
  }

  keep({ id }: ReportedComment): Promise<void> {
    return this.settle(id, () => this.deps.services.comments.keep(id));
  }

  async remove(): Promise<void> {
    if (this.removing === null) return;
    const { id } = this.removing;
    await this.settle(id, () => this.deps.services.comments.remove(id));
    this.ask(null);
  }

  /** A comment that is already gone counts as settled. */
  private async settle(id: string, run: () => Promise<Result<void, GatewayFailure>>): Promise<void> {
    const answer = await this.list.during(id, run);
    if (!answer.ok && answer.error.kind !== 'not-found') return notifyFailure(this.deps, answer.error);
    await this.list.refresh();
  }
}
