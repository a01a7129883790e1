import type { AdmissionParts } from '../application/media/media-admission';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { Pictures } from './pictures';
import type { AppParts } from './start';

/** What bringing music in and playing it is built from. */
export interface LibraryParts extends AppParts {
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly pictures: Pictures;
  /** What premium songs are opened by. */
  readonly premium: Pick<AdmissionParts, 'grants' | 'hearsPremium'>;
  /** To be called whenever songs came, changed or went. */
  readonly catalogueChanged: () => void;
}
