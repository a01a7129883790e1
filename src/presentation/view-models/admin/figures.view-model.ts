import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FigureSpan, PlayFigures, VisitFigures } from '../../../domain/administration/listening-figures.port';
import { renewed } from '../answer.view-model';
import { LOADING, toLoadable, type Loadable } from '../loadable';
import { type AdminDeps } from './admin-deps';

/** How much listeners play and view, over a span of days. */
export class FiguresViewModel {
  span: FigureSpan = 30;
  plays: Loadable<PlayFigures> = LOADING;
  visits: Loadable<VisitFigures> = LOADING;
  private requestNumber = 0;

  constructor(
    private readonly deps: AdminDeps,
    /** Minutes that the clock here is ahead of UTC. */
    private readonly utcOffset: number,
  ) {
    makeAutoObservable<this, 'deps' | 'utcOffset' | 'requestNumber'>(
      this,
      { plays: observableRef, visits: observableRef, deps: false, utcOffset: false, requestNumber: false },
      { autoBind: true },
    );
  }

  refresh(): Promise<void> {
    return this.fetch(renewed);
  }

  private async fetch(show: typeof renewed): Promise<void> {
    const question = ++this.requestNumber;
    const [plays, visits] = await Promise.all([
      this.deps.services.figures.plays(this.span, this.utcOffset),
      this.deps.services.figures.visits(this.span),
    ]);
    if (question !== this.requestNumber) return;
    runInAction(() => {
      this.plays = show(this.plays, plays);
      this.visits = show(this.visits, visits);
    });
  }

  choose(span: FigureSpan): Promise<void> {
    this.span = span;
    return this.fetch((_, answer) => toLoadable(answer));
  }
}
