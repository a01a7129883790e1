import type { Container } from 'inversify';
import type { BackendFeature, BackendFeatures } from '../application/ports/backend.port';
import { lazy } from './lazy';
import { resolve } from './token';
import { Tokens } from './tokens';

/** Loads the services of a feature once: the backend's ports and our code at the same time, then `start` combines them. */
export const lazyFeature = <F extends BackendFeature, Code, Services>(
  container: Container,
  feature: F,
  code: () => Promise<Code>,
  start: (code: Code, ports: BackendFeatures[F]) => Services | Promise<Services>,
): (() => Promise<Services>) =>
  lazy(
    feature,
    async () => start(...(await Promise.all([code(), resolve(container, Tokens.Backend).load(feature)]))),
    resolve(container, Tokens.Logger),
  );
