import type { EncodeFailure } from '../../domain/media/encode-failure';
import type { MediaSources } from '../../domain/media/media-sources.port';
import type { PosterMaker } from '../../domain/media/poster-maker.port';
import type { PictureStore } from '../../domain/images/picture-store.port';
import type { Result } from '../../domain/shared/result';
import type { ShortPosters } from '../../domain/shorts/short-posters.port';
import type { EncodingSlots } from './encoding-slots';

export interface PosterTools {
  readonly clips: ShortPosters;
  readonly posters: PosterMaker;
  readonly pictures: PictureStore;
  readonly slots: EncodingSlots;
}

const SWEEP_CLIPS = 50;

/** Makes posters for short videos without one from their own beginning, in the background. */
export class MakePosters {
  /** Clips that no poster can be made of are not tried again before the next start. */
  private readonly done = new Set<string>();

  constructor(
    private readonly sources: MediaSources,
    private readonly tools: PosterTools,
  ) {}

  /** A clip without a poster; undefined when there is none. */
  async next(): Promise<string | undefined> {
    const clipIds = await this.tools.clips.withoutPoster(SWEEP_CLIPS + this.done.size);
    return clipIds.find((clipId) => !this.done.has(clipId));
  }

  /** Makes the clip's poster unless that was tried since the start; resolves when it has ended, whatever the outcome. */
  async execute(clipId: string): Promise<void> {
    if (this.done.has(clipId)) return;
    this.done.add(clipId);
    const source = await this.sources.find(clipId, 'clip');
    if (source === undefined) return;
    const taken = await this.inSlot(source.path);
    if (taken?.ok !== true) return;
    const stored = await this.tools.pictures.keep(taken.value);
    if (stored.ok) await this.tools.clips.keepPoster(clipId, source.revision, stored.value);
  }

  private inSlot(path: string): Promise<Result<Uint8Array, EncodeFailure> | undefined> {
    const { posters, slots } = this.tools;
    const control = new AbortController();
    return new Promise((resolve, reject) =>
      slots.submit({
        urgency: 'in-background',
        kind: 'video',
        isWanted: () => false,
        start: () => posters.capture(path, control.signal).then(resolve, reject),
        stop: () => control.abort(),
        drop: () => resolve(undefined),
      }),
    );
  }
}
