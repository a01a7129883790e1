import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AbsentFor, AbsentThing } from '../../../domain/administration/absent-things.port';
import { notifyFailure, type AdminDeps } from './admin-deps';
import { ManagedListViewModel } from './managed-list.view-model';

/** What will be forgotten after confirmation: one thing, or everything in the list. */
export type Forgetting = { readonly kind: 'one'; readonly thing: AbsentThing } | { readonly kind: 'all' };

/** Songs and clips whose file is missing; only an admin can forget them. */
export class AbsentViewModel {
  readonly list: ManagedListViewModel<AbsentThing, AbsentFor>;
  forgetting: Forgetting | null = null;
  isForgetting = false;

  constructor(private readonly deps: AdminDeps) {
    this.list = new ManagedListViewModel<AbsentThing, AbsentFor>(
      (request) => deps.services.absent.list(request),
      'any',
    );
    makeAutoObservable<this, 'deps'>(this, { list: false, forgetting: observableRef, deps: false }, { autoBind: true });
  }

  /** The total count; 0 while a search text narrows the list, because the admin could not see all entries then. */
  get allCount(): number {
    const { page, request } = this.list;
    return page.kind === 'ready' && request.searchText === '' ? page.value.totalCount : 0;
  }

  ask(forgetting: Forgetting | null): void {
    this.forgetting = forgetting;
  }

  /** A song or clip whose file exists again is not forgotten, and also leaves the list. */
  async forget(): Promise<void> {
    const { forgetting } = this;
    if (forgetting === null) return;
    this.isForgetting = true;
    const { absent } = this.deps.services;
    const answer =
      forgetting.kind === 'one'
        ? await absent.forget(forgetting.thing.id)
        : await absent.forgetAll(this.list.request.sort, this.allCount);
    runInAction(() => {
      this.isForgetting = false;
      this.forgetting = null;
    });
    if (!answer.ok && answer.error.kind !== 'not-found') notifyFailure(this.deps, answer.error);
    await this.list.refresh();
  }
}
