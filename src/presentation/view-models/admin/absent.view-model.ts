import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AbsentFor, AbsentThing } from '../../../domain/administration/absent-things.port';
import { askAdmin, notifyFailure, type AdminDeps } from './admin-deps';
import { ManagedListViewModel } from './managed-list.view-model';

/** What is to be forgotten once that is confirmed: one thing, or all that the list is of. */
export type Forgetting = { readonly kind: 'one'; readonly thing: AbsentThing } | { readonly kind: 'all' };

/** Songs and clips without a file, which only an admin forgets. */
export class AbsentViewModel {
  readonly list: ManagedListViewModel<AbsentThing, AbsentFor>;
  forgetting: Forgetting | null = null;
  isForgetting = false;

  constructor(private readonly deps: AdminDeps) {
    this.list = new ManagedListViewModel<AbsentThing, AbsentFor>(
      (request) => askAdmin(deps, ({ absent }) => absent.list(request)),
      'any',
    );
    makeAutoObservable<this, 'deps'>(this, { list: false, forgetting: observableRef, deps: false }, { autoBind: true });
  }

  /** How many all of them are; 0 while a part of them is looked for, since all could not be seen then. */
  get allCount(): number {
    const { page, request } = this.list;
    return page.kind === 'ready' && request.sought === '' ? page.value.totalCount : 0;
  }

  ask(forgetting: Forgetting | null): void {
    this.forgetting = forgetting;
  }

  /** What is there again by now is not forgotten, and leaves the list too. */
  async forget(): Promise<void> {
    const { forgetting } = this;
    if (forgetting === null) return;
    this.isForgetting = true;
    const answer = await askAdmin(this.deps, ({ absent }) =>
      forgetting.kind === 'one'
        ? absent.forget(forgetting.thing.id)
        : absent.forgetAll(this.list.request.sort, this.allCount),
    );
    runInAction(() => {
      this.isForgetting = false;
      this.forgetting = null;
    });
    if (!answer.ok && answer.error.kind !== 'not-found') notifyFailure(this.deps, answer.error);
    await this.list.refresh();
  }
}
