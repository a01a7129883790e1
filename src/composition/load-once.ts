import type { BackendFeature, ConnectedBackend } from '../application/ports/backend.port';
import type { Logger } from '../application/ports/logger.port';
import { lazy } from './lazy';

/** The backend, each of whose features is loaded once for all that use it. */
export function loadOnce({ load, ...first }: ConnectedBackend, logger: Logger): ConnectedBackend {
  const features = new Map<BackendFeature, () => Promise<unknown>>();
  return {
    ...first,
    load: (feature) => {
      const loadFeature = features.get(feature) ?? lazy(`${feature} of the backend`, () => load(feature), logger);
      features.set(feature, loadFeature);
      return loadFeature() as ReturnType<typeof load<typeof feature>>;
    },
  };
}
