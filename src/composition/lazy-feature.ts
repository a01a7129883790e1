import type { Container } from 'inversify';
import type { BackendFeature, BackendFeatures } from '../application/ports/backend.port';
import { lazyStart } from './lazy';
import { Roles } from './roles';
import { resolve } from './token';

/** Loads the services of a feature: the backend's ports and our code at the same time, then `start` combines them, once. */
export const lazyFeature = <F extends BackendFeature, Code, Services>(
  container: Container,
  feature: F,
  load: () => Promise<Code>,
  start: (code: Code, ports: BackendFeatures[F]) => Services,
): (() => Promise<Services>) =>
  lazyStart(
    feature,
    () => Promise.all([load(), resolve(container, Roles.Backend).load(feature)]),
    ([code, ports]) => start(code, ports),
    resolve(container, Roles.Logger),
  );
