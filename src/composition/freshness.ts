import type { Container } from 'inversify';
import { FreshnessViewModel, type Lasting } from '../presentation/view-models/freshness.view-model';
import type { Languages } from '../presentation/view-models/languages';
import { provide, resolve } from './token';
import { Roles } from './roles';

/**
 * Creates the view model that marks the answers on screen as stale, and binds it in the container; the `lasting` objects live for
 * the whole session.
 */
export function provideFreshness(
  container: Container,
  languages: Languages,
  ...lasting: readonly Lasting[]
): FreshnessViewModel {
  const freshness = new FreshnessViewModel(
    {
      session: resolve(container, Roles.Session).changes,
      languages: languages.changes,
      connectivity: resolve(container, Roles.Connectivity).changes,
    },
    lasting,
  );
  provide(container.bind.bind(container), Roles.Freshness, () => freshness);
  return freshness;
}
