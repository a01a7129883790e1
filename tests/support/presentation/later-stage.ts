import { VisitCounting } from '../../../src/application/visits/visit-counting';
import { AppViewModel } from '../../../src/presentation/view-models/later/app.view-model';
import type { LaterParts } from '../../../src/presentation/view-models/later/later-parts';
import { VisitsViewModel } from '../../../src/presentation/view-models/later/visits.view-model';
import { FakeAppInstaller } from '../fakes/fake-app-installer';
import { FakeAppVersions } from '../fakes/fake-app-versions';
import { MemoryPageViews } from '../fakes/memory-page-views';
import type { MemoryStore } from '../fakes/memory-store';

/** What comes once the page stands, over fakes. */
export class LaterStage {
  readonly views = new MemoryPageViews();
  readonly installer = new FakeAppInstaller();
  readonly versions = new FakeAppVersions();
  readonly parts: LaterParts;

  constructor(store: MemoryStore, player: { readonly isPlaying: boolean }) {
    const counting = new VisitCounting([this.views], store, { refuses: () => store.read('refusing') === 'yes' });
    this.parts = {
      visits: new VisitsViewModel(counting),
      app: new AppViewModel(this.installer, this.versions, player),
    };
  }
}
