import type { EncodeFailure } from '../../domain/media/encode-failure';
import {
  renditionFolder,
  renditionOf,
  sourceKind,
  type Rendition,
  type RenditionRef,
  type SegmentName,
} from '../../domain/media/rendition';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { KnownSources } from './known-sources';
import { isPlanned, RenditionWork, type WorkTools } from './rendition-work';
import type { SegmentFailure } from './waiters';

/** Called once for each rendition that cannot be made. */
export type OnFailure = (rendition: Rendition, failure: EncodeFailure) => void;

const MAX_WORKS = 1_000;

/** Serves renditions that may not exist yet: missing segments are made while the listener waits. */
export class Packager {
  private readonly works = new Map<string, Promise<RenditionWork>>();

  constructor(
    private readonly sources: KnownSources,
    private readonly tools: WorkTools,
    private readonly onFailure: OnFailure,
  ) {}

  /** The rendition with this address; undefined if there is none. */
  async find(ref: RenditionRef): Promise<Rendition | undefined> {
    const source = await this.sources.find(ref.key, sourceKind(ref.kind));
    return source === undefined ? undefined : renditionOf(ref, source);
  }

  /** The path of a segment once it is complete; waits at most 20 s. */
  async segment(ref: RenditionRef, name: SegmentName, signal: AbortSignal): Promise<Result<string, SegmentFailure>> {
    const first = await this.trySegment(ref, name, signal);
    // The file may have moved since its path was cached.
    return !first.ok && first.error === 'source-missing' ? this.trySegment(ref, name, signal) : first;
  }

  /** Makes the whole rendition in the background; resolves when this has ended, with success or not. */
  async finish(rendition: Rendition): Promise<void> {
    const work = await this.workOn(rendition);
    await work.finish();
    this.review(work);
  }

  /** Called for a segment that vanished from the store. */
  forget(ref: RenditionRef): void {
    this.works.delete(renditionFolder(ref));
    this.sources.forget(ref.key.songId);
  }

  private async trySegment(
    ref: RenditionRef,
    name: SegmentName,
    signal: AbortSignal,
  ): Promise<Result<string, SegmentFailure>> {
    const rendition = await this.find(ref);
    if (rendition === undefined || !isPlanned(rendition, name)) return fail('gone');
    const { store } = this.tools;
    const work = await this.workOn(rendition);
    store.touch(rendition.folder);
    work.noteRequest();
    if (work.has(name)) return succeed(store.pathOf(rendition.folder, name));
    const made = await work.want(name, signal);
    if (!made.ok) this.review(work);
    return made.ok ? succeed(store.pathOf(rendition.folder, name)) : made;
  }

  private workOn(rendition: Rendition): Promise<RenditionWork> {
    const { folder } = rendition;
    const known = this.works.get(folder);
    if (known !== undefined) return known;
    const work = this.tools.store.list(folder).then((present) => new RenditionWork(rendition, present, this.tools));
    this.works.set(folder, work);
    // Every caller receives the failure; the next request begins anew.
    work.catch(() => this.works.delete(folder));
    if (this.works.size > MAX_WORKS) void this.forgetIdle();
    return work;
  }

  /** Reports a failure once; unless the file itself is faulty, the failure may pass, so the next request tries again. */
  private review(work: RenditionWork): void {
    const { failure, rendition } = work;
    if (failure === undefined || work.isReported) return;
    work.isReported = true;
    this.onFailure(rendition, failure);
    if (failure.kind === 'undecodable') return;
    this.works.delete(rendition.folder);
    this.sources.forget(rendition.source.songId);
  }

  private async forgetIdle(): Promise<void> {
    for (const [folder, work] of [...this.works].slice(0, MAX_WORKS / 2)) {
      if ((await work).isIdle) this.works.delete(folder);
    }
  }
}
