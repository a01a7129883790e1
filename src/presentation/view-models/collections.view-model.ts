import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CollectionRef } from '../../domain/catalogue/collection-ref';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { NoticesViewModel } from './notices.view-model';

interface CollectionPlayback {
  execute(collection: CollectionRef): Promise<Result<void, GatewayFailure>>;
}

/** Playing a whole album, playlist, artist or category from its card. */
export class CollectionsViewModel {
  private pending: CollectionRef | null = null;

  constructor(
    private readonly playback: CollectionPlayback,
    private readonly notices: NoticesViewModel,
  ) {
    makeAutoObservable<this, 'pending' | 'playback' | 'notices'>(
      this,
      { pending: observableRef, playback: false, notices: false },
      { autoBind: true },
    );
  }

  /** Whether its songs are being loaded. */
  isPending({ kind, id }: CollectionRef): boolean {
    return this.pending?.kind === kind && this.pending.id === id;
  }

  async play(collection: CollectionRef): Promise<void> {
    this.pending = collection;
    const answer = await this.playback.execute(collection);
    runInAction(() => {
      if (this.isPending(collection)) this.pending = null;
    });
    if (!answer.ok) this.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }
}
