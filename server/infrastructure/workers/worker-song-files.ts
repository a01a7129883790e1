import { Worker } from 'node:worker_threads';
import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { SongFiles } from '../../domain/import/song-files.port';
import type { WorkerEntry } from '../shared/worker-entry';

export interface WorkerSettings {
  readonly entry: WorkerEntry;
  /** Handed to each worker at its start. */
  readonly workerData: unknown;
  readonly workers: number;
  /** How long one file may take, in milliseconds. */
  readonly fileLimitMs: number;
}

interface Task {
  readonly file: FileToRead;
  readonly folder: string;
  readonly resolve: (report: FileReport) => void;
}

interface Lane {
  readonly worker: Worker;
  readonly tasks: Task[];
  /** Once the worker runs. */
  isUp: boolean;
  timer: NodeJS.Timeout | undefined;
  /** The folder it reads in: a folder's picture is unpacked once. */
  folder: string;
}

const TASKS_PER_WORKER = 24;
const HEAP_MEGABYTES = 160;
/** Pictures pass through quickly: with room for a few, they are never copied. */
const YOUNG_MEGABYTES = 48;

/** Reads files in threads of their own, so that whoever listens meanwhile hears nothing of it. */
export class WorkerSongFiles implements SongFiles {
  readonly width: number;
  private lanes: Lane[] = [];

  constructor(private readonly settings: WorkerSettings) {
    this.width = settings.workers * TASKS_PER_WORKER;
  }

  read(file: FileToRead): Promise<FileReport> {
    return new Promise((resolve) =>
      this.hand({ file, folder: file.path.slice(0, file.path.lastIndexOf('/') + 1), resolve }),
    );
  }

  async rest(): Promise<void> {
    const lanes = this.lanes;
    this.lanes = [];
    await Promise.all(lanes.map(({ worker }) => worker.terminate()));
  }

  private hand(task: Task): void {
    const lane = this.laneFor(task.folder);
    lane.folder = task.folder;
    lane.tasks.push(task);
    lane.worker.postMessage(task.file);
    if (lane.tasks.length === 1) this.watch(lane);
  }

  private laneFor(folder: string): Lane {
    while (this.lanes.length < this.settings.workers) this.lanes.push(this.start());
    const same = this.lanes.find((lane) => lane.folder === folder && lane.tasks.length < TASKS_PER_WORKER);
    return same ?? this.lanes.reduce((best, lane) => (lane.tasks.length < best.tasks.length ? lane : best));
  }

  private start(): Lane {
    const { entry, workerData } = this.settings;
    const worker = new Worker(entry.source, {
      eval: entry.eval,
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const lane: Lane = { worker, tasks: [], isUp: false, timer: undefined, folder: '' };
    worker.on('online', () => {
      lane.isUp = true;
      this.watch(lane);
    });
    worker.on('message', (report: FileReport) => this.finish(lane, report));
    worker.on('error', () => this.replace(lane));
    worker.on('exit', () => this.replace(lane));
    return lane;
  }

  private finish(lane: Lane, report: FileReport): void {
    lane.tasks.shift()?.resolve(report);
    this.watch(lane);
  }

  /** The file it is reading has cost a worker its life: it is left out, and those behind it are read by another one. */
  private replace(lane: Lane): void {
    clearTimeout(lane.timer);
    if (!this.lanes.includes(lane)) return;
    this.lanes = this.lanes.filter((other) => other !== lane);
    const [culprit, ...others] = lane.tasks.splice(0);
    culprit?.resolve({ kind: 'refused', fingerprint: '', reason: 'unreadable' });
    for (const task of others) this.hand(task);
  }

  private watch(lane: Lane): void {
    clearTimeout(lane.timer);
    if (!lane.isUp || lane.tasks.length === 0) return;
    lane.timer = setTimeout(() => {
      void lane.worker.terminate();
      this.replace(lane);
    }, this.settings.fileLimitMs);
  }
}
