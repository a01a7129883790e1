import type { MediaSource } from '../../domain/media/media-source';
import type { MediaKind, MediaSources } from '../../domain/media/media-sources.port';
import type { ShortFiles } from '../../domain/shorts/short-files.port';

/** Finds the files of short videos as well as those of songs. */
export class ClipSources implements MediaSources {
  /** `placeOf` makes a path of the media folder absolute. */
  constructor(
    private readonly songs: MediaSources,
    private readonly clips: ShortFiles,
    private readonly placeOf: (path: string) => string,
  ) {}

  find(id: string, kind: MediaKind): Promise<MediaSource | undefined> {
    return kind === 'clip' ? this.clip(id) : this.songs.find(id, kind);
  }

  /** A clip is for everybody, also where the song it uses is not. */
  private async clip(id: string): Promise<MediaSource | undefined> {
    const file = await this.clips.find(id);
    if (file === undefined) return undefined;
    const { clipId: songId, revision, size, modifiedMs, durationMs, audio, video } = file;
    const facts = { songId, revision, size, modifiedMs, durationMs, audio, video };
    return { ...facts, path: this.placeOf(file.path), isPremium: false };
  }
}
