import type { Container } from 'inversify';
import { FreshnessViewModel, type Lasting } from '../presentation/view-models/freshness.view-model';
import type { Languages } from '../presentation/view-models/languages';
import { provide, resolve } from './token';
import { Tokens } from './tokens';

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
      session: resolve(container, Tokens.Session).changes,
      languages: languages.changes,
      connectivity: resolve(container, Tokens.Connectivity).changes,
    },
    lasting,
  );
  provide(container.bind.bind(container), Tokens.Freshness, () => freshness);
  return freshness;
}
