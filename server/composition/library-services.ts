import type { AdmissionDeps } from '../application/media/media-admission';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { Pictures } from './pictures';
import type { AppServices } from './start';

/** What bringing music in and playing it is built from. */
export interface LibraryServices extends AppServices {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly pictures: Pictures;
  /** What premium songs are opened by. */
  readonly premium: Pick<AdmissionDeps, 'grants' | 'mayPlayPremium'>;
  /** To be called whenever songs came, changed or went. */
  readonly catalogueChanged: () => void;
}
