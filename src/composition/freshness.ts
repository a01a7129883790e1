import type { Container } from 'inversify';
import { FreshnessViewModel, type Lasting } from '../presentation/view-models/freshness.view-model';
import type { Languages } from '../presentation/view-models/languages';
import { provide, resolve } from './token';
import { T } from './tokens';

/** What makes answers on the glass stale, from now on in the container too; `lasting` is there for the whole visit. */
export function provideFreshness(
  container: Container,
  languages: Languages,
  ...lasting: readonly Lasting[]
): FreshnessViewModel {
  const freshness = new FreshnessViewModel(
    {
      session: resolve(container, T.Session).changes,
      languages: languages.changes,
      connectivity: resolve(container, T.Connectivity).changes,
    },
    lasting,
  );
  provide(container.bind.bind(container), T.Freshness, () => freshness);
  return freshness;
}
