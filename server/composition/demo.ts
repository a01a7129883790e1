import { NO_DEMO, type DemoProgress } from '../../contract/kernel/demo-progress';
import { DemoStudio } from '../../demo-studio/demo-studio';
import type { DemoLibrary, DemoListener } from '../domain/demo/demo-library.port';
import { workerEntry } from '../infrastructure/shared/worker-entry';
import { DemoConsole } from '../presentation/console/demo-console';
import type { UpdatingLine } from '../presentation/console/updating-line';
import { composeShelves } from './demo-shelves';
import type { LibraryServices } from './library-services';
import { demoFolder } from './music';

const MAKING_WORKER = 'demo-studio/threads/make-demo.worker.ts';
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
export async function composeDemo(deps: DemoDeps): Promise<ComposedDemo> {
  const { ffmpeg, clock, log, lifecycle } = deps;
  const folder = demoFolder(deps.dataFolder);
  const worker = workerEntry(MAKING_WORKER);
  const library: DemoLibrary = new DemoStudio({ folder, ffmpeg: ffmpeg ?? '', worker, clock, log });
  const listener = listenerOf(deps, folder, library);
  const left = await library.countMissing();
  if (ffmpeg === undefined && left > 0) {
    const start = (): void =>
      void listener.onPiecesMade().catch((error: unknown) => log.error('the demo was not taken in', { error }));
    return { ...NOTHING_TO_MAKE, start, music: `none: without ffmpeg no demo music can be made; ${YOURS}` };
  }
  lifecycle.onStop('demo', () => library.stop());
  let isOver = false;
  return {
    start: () => void library.make(listener).catch((error: unknown) => log.error('the demo was not made', { error })),
    progress: () => (isOver ? NO_DEMO : library.progress()),
    stop: () => {
      isOver = true;
      return library.stop();
    },
    music: left === 0 ? `demo music, made here; ${YOURS}` : `demo music is being made, for a few minutes; ${YOURS}`,
  };
}

function listenerOf(deps: DemoDeps, folder: string, { contents }: DemoLibrary): DemoListener {
  const shelves = composeShelves({ ...deps, demoFolder: folder, contents });
  const demoConsole = new DemoConsole(deps.line);
  return {
    onPiecesMade: async () => {
      await deps.look();
      await shelves.execute();
      deps.catalogueChanged();
    },
    onProgress: (progress) => {
      demoConsole.advanced(progress);
      if (progress.state === 'ready') deps.wake();
    },
  };
}
