import type { EncodeFailure } from '../../domain/media/encode-failure';
import type { LoudnessBook } from '../../domain/media/loudness-book.port';
import type { Loudness, LoudnessMeter } from '../../domain/media/loudness-meter.port';
import type { MediaSource } from '../../domain/media/media-source';
import type { MediaSources } from '../../domain/media/media-sources.port';
import type { Result } from '../../domain/shared/result';
import type { EncodingSlots } from './encoding-slots';

export interface MeasureTools {
  readonly meter: LoudnessMeter;
  readonly book: LoudnessBook;
  readonly slots: EncodingSlots;
}

const SWEEP_SONGS = 50;

/** Measures the loudness of each song once, in the background. */
export class MeasureLoudness {
  /** Songs that cannot be measured are not tried again before the next start. */
  private readonly done = new Set<string>();

  constructor(
    private readonly sources: MediaSources,
    private readonly tools: MeasureTools,
  ) {}

  /** A song that was never measured; undefined when all were. */
  async next(): Promise<string | undefined> {
    const songIds = await this.tools.book.unmeasured(SWEEP_SONGS + this.done.size);
    return songIds.find((songId) => !this.done.has(songId));
  }

  /** Measures the song unless that has been done since the start; resolves when it has ended, whatever the outcome. */
  async execute(songId: string): Promise<void> {
    if (this.done.has(songId)) return;
    this.done.add(songId);
    const source = await this.sources.find(songId, 'audio');
    if (source === undefined) return;
    const measured = await this.inSlot(source);
    if (measured?.ok === true) await this.tools.book.keep(songId, source.revision, measured.value);
  }

  private inSlot({ path, durationMs, audio }: MediaSource): Promise<Result<Loudness, EncodeFailure> | undefined> {
    const { meter, slots } = this.tools;
    const control = new AbortController();
    return new Promise((resolve, reject) =>
      slots.submit({
        urgency: 'in-background',
        kind: 'audio',
        isWanted: () => false,
        start: () => meter.measure({ path, durationMs, track: audio.track ?? 0 }, control.signal).then(resolve, reject),
        stop: () => control.abort(),
        drop: () => resolve(undefined),
      }),
    );
  }
}
