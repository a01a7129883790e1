import type { AdmissionDeps } from '../application/media/media-admission';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { Pictures } from './pictures';
import type { AppServices } from './start';

/** The services from which importing and playing music are built. */
export interface LibraryServices extends AppServices {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly pictures: Pictures;
  /** Grants access to premium songs. */
  readonly premium: Pick<AdmissionDeps, 'grants' | 'mayPlayPremium'>;
  /** Must be called whenever songs were added, changed or removed. */
  readonly catalogueChanged: () => void;
}
