import { MakeDemo } from '../application/demo/make-demo';
import { DEMO_CATALOGUE } from '../domain/demo/catalogue/demo-catalogue';
import { NO_DEMO, type DemoProgress } from '../domain/demo/making/demo-progress';
import { planDemo, whatToMake } from '../domain/demo/making/plan-demo';
import { DemoPlace } from '../infrastructure/demo/demo-place';
import { WorkerDemoStudio } from '../infrastructure/demo/worker-demo-studio';
import { workerEntry } from '../infrastructure/shared/worker-entry';
import { DemoConsole } from '../presentation/console/demo-console';
import type { UpdatingLine } from '../presentation/console/updating-line';
import { composeShelves } from './demo-shelves';
import { demoWidths } from './demo-widths';
import type { LibraryServices } from './library-services';
import type { MakingPlace } from './making-place';
import { demoFolder } from './music';

const MAKING_WORKER = 'server/composition/make-demo.worker.ts';
const YOURS = 'play your own with  MEDIA_DIR=~/Music npm start';

export interface DemoDeps extends LibraryServices {
  /** Real and absolute. */
  readonly dataFolder: string;
  readonly ffmpeg: string | undefined;
  readonly line: UpdatingLine;
  /** Imports new demo files into the library. */
  readonly look: () => Promise<void>;
  /** Called when the machine is free again. */
  readonly wake: () => void;
}

export interface ComposedDemo {
  /** Makes the missing pieces, in the background. */
  readonly start: () => void;
  readonly progress: () => DemoProgress;
  /** Stops for good. */
  readonly stop: () => Promise<void>;
  /** The line about the music that is printed at start; undefined if the server plays its owner's music. */
  readonly music: string | undefined;
}

/** Used when the music is not the demo's. */
export const NOTHING_TO_MAKE: ComposedDemo = {
  start: () => undefined,
  progress: () => NO_DEMO,
  stop: () => Promise.resolve(),
  music: undefined,
};

/** The music that the server makes itself if it has none. */
export async function composeDemo(parts: DemoDeps): Promise<ComposedDemo> {
  const { ffmpeg, clock, log, lifecycle } = parts;
  const folder = demoFolder(parts.dataFolder);
  const place = new DemoPlace(folder);
  const plan = planDemo(DEMO_CATALOGUE);
  const takeIn = makeTakeIn(parts, folder);
  const left = whatToMake(plan, await place.made()).length;
  if (ffmpeg === undefined && left > 0) {
    const start = (): void =>
      void takeIn().catch((error: unknown) => log.error('the demo was not taken in', { error }));
    return { ...NOTHING_TO_MAKE, start, music: `none: without ffmpeg no demo music can be made; ${YOURS}` };
  }
  const data: MakingPlace = { folder, ffmpeg: ffmpeg ?? '' };
  const studio = new WorkerDemoStudio({ entry: workerEntry(MAKING_WORKER), workerData: data, widths: demoWidths() });
  const making = new MakeDemo(plan, { studio, folder: place, takeIn, clock, log }, watcherOf(parts));
  lifecycle.onStop('demo', () => making.stop());
  let isOver = false;
  return {
    start: () => void making.execute().catch((error: unknown) => log.error('the demo was not made', { error })),
    progress: () => (isOver ? NO_DEMO : making.progress()),
    stop: () => {
      isOver = true;
      return making.stop();
    },
    music: left === 0 ? `demo music, made here; ${YOURS}` : `demo music is being made, for a few minutes; ${YOURS}`,
  };
}

function makeTakeIn(parts: DemoDeps, folder: string): () => Promise<void> {
  const shelves = composeShelves({ ...parts, demoFolder: folder });
  return async () => {
    await parts.look();
    await shelves.execute();
    parts.catalogueChanged();
  };
}

function watcherOf({ line, wake }: DemoDeps) {
  const console = new DemoConsole(line);
  return {
    advanced: (progress: DemoProgress): void => {
      console.advanced(progress);
      if (progress.state === 'ready') wake();
    },
  };
}
