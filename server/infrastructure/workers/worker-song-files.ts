import { Worker } from 'node:worker_threads';
import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { FileExamination } from '../../domain/import/known-file';
import type { SongFiles } from '../../domain/import/song-files.port';
import type { WorkerEntry } from '../shared/worker-entry';

export interface WorkerSettings {
  readonly entry: WorkerEntry;
  /** Passed to each worker at its start. */
  readonly workerData: unknown;
  readonly workers: number;
  /** How long one file may take, in milliseconds. */
  readonly fileLimitMs: number;
}

/** A request to a worker. */
export interface ReadingTask {
  readonly what: 'look' | 'read';
  readonly file: FileToRead;
}

type Answer = FileReport | FileExamination;

interface Task extends ReadingTask {
  readonly folder: string;
  readonly resolve: (answer: Answer) => void;
  /**
   * The task was in progress in a worker that died, and its file is read alone: if the next worker dies too, this file is the
   * cause.
   */
  isSuspect: boolean;
}

interface Lane {
  readonly worker: Worker;
  readonly tasks: Task[];
  /** True once the worker runs. */
  isUp: boolean;
  timer: NodeJS.Timeout | undefined;
  /** The folder that the worker reads: the picture of a folder is unpacked once. */
  folder: string;
}

const TASKS_PER_WORKER = 24;
const HEAP_MEGABYTES = 160;
/** Pictures are short-lived: with room for a few in the young generation, they are never copied. */
const YOUNG_MEGABYTES = 48;

/** Reads files in threads of their own, so that playback for listeners is not disturbed. */
export class WorkerSongFiles implements SongFiles {
  readonly width: number;
  private lanes: Lane[] = [];
  /** Files to be read alone, one after the other, by a worker that reads nothing else. */
  private suspects: Task[] = [];
  private cell: Lane | undefined;

  constructor(private readonly settings: WorkerSettings) {
    this.width = settings.workers * TASKS_PER_WORKER;
  }

  read(file: FileToRead): Promise<FileReport> {
    return this.ask({ what: 'read', file });
  }

  examine(file: FileToRead): Promise<FileExamination> {
    return this.ask({ what: 'look', file });
  }

  async rest(): Promise<void> {
    const lanes = this.cell === undefined ? this.lanes : [...this.lanes, this.cell];
    this.lanes = [];
    this.cell = undefined;
    await Promise.all(lanes.map(({ worker }) => worker.terminate()));
  }

  private ask<Wanted extends Answer>(task: ReadingTask): Promise<Wanted> {
    const folder = task.file.path.slice(0, task.file.path.lastIndexOf('/') + 1);
    return new Promise((resolve) =>
      this.hand({ ...task, folder, resolve: (answer) => resolve(answer as Wanted), isSuspect: false }),
    );
  }

  private hand(task: Task): void {
    if (task.isSuspect) this.suspects.push(task);
    else this.give(this.laneFor(task.folder), task);
  }

  private give(lane: Lane, task: Task): void {
    lane.folder = task.folder;
    lane.tasks.push(task);
    lane.worker.postMessage({ what: task.what, file: task.file } satisfies ReadingTask);
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
    worker.on('message', (answer: Answer) => this.finish(lane, answer));
    worker.on('error', () => this.replace(lane));
    worker.on('exit', () => this.replace(lane));
    return lane;
  }

  private finish(lane: Lane, answer: Answer): void {
    lane.tasks.shift()?.resolve(answer);
    this.watch(lane);
    if (lane === this.cell) this.readNextSuspect();
  }

  /**
   * A file crashed a worker, or took too long. A worker has several files in progress, so each of them is read again alone: only
   * a file that ends a worker on its own is left out.
   */
  private replace(lane: Lane): void {
    clearTimeout(lane.timer);
    const isCell = lane === this.cell;
    if (!isCell && !this.lanes.includes(lane)) return;
    if (isCell) this.cell = undefined;
    this.lanes = this.lanes.filter((other) => other !== lane);
    const tasks = lane.tasks.splice(0);
    const [only] = tasks;
    if (only !== undefined && tasks.length === 1) {
      only.resolve({ kind: 'refused', reason: 'reading-failed' });
    } else for (const task of tasks) this.hand({ ...task, isSuspect: true });
    this.readNextSuspect();
  }

  private readNextSuspect(): void {
    if (this.cell !== undefined && this.cell.tasks.length > 0) return;
    const task = this.suspects.shift();
    if (task === undefined) return;
    this.cell ??= this.start();
    this.give(this.cell, task);
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
