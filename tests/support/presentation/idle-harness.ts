import { PageViewCounting } from '../../../src/application/page-views/page-view-counting';
import { AppViewModel } from '../../../src/presentation/view-models/idle/app.view-model';
import type { IdleServices } from '../../../src/presentation/view-models/idle/idle-services';
import { ConsentViewModel } from '../../../src/presentation/view-models/idle/consent.view-model';
import { FakeAppInstaller } from '../fakes/fake-app-installer';
import { FakeAppVersions } from '../fakes/fake-app-versions';
import { MemoryPageViews } from '../backends/memory/memory-page-views';
import type { MemoryStore } from '../fakes/memory-store';

/** The idle services, which start once the page stands, over fakes. */
export class IdleHarness {
  readonly installer = new FakeAppInstaller();
  readonly versions = new FakeAppVersions();
  readonly parts: IdleServices;

  constructor(
    store: MemoryStore,
    player: { readonly isPlaying: boolean },
    readonly views = new MemoryPageViews(),
  ) {
    const counting = new PageViewCounting([this.views], store, { refuses: () => store.read('refusing') === 'yes' });
    this.parts = {
      consent: new ConsentViewModel(counting),
      app: new AppViewModel(this.installer, this.versions, player),
    };
  }
}
