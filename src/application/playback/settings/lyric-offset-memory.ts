import { readOffsets, withOffset, type LyricOffsets } from '../../../domain/catalogue/lyric-offset';
import type { Seconds } from '../../../domain/shared/units';
import { parseJson } from '../../../domain/shared/parse-json';
import type { KeyValueStore } from '../../ports/key-value-store.port';

const KEY = 'lyricOffsets';

/** Stores across reloads how much earlier the listener wants the words of each song to appear. */
export class LyricOffsetMemory {
  constructor(private readonly values: KeyValueStore) {}

  of(songId: string): Seconds {
    return this.read().get(songId) ?? 0;
  }

  keep(songId: string, offset: Seconds): void {
    const offsets = withOffset(this.read(), songId, offset);
    if (offsets.size === 0) this.values.remove(KEY);
    else this.values.write(KEY, JSON.stringify(Object.fromEntries(offsets)));
  }

  private read(): LyricOffsets {
    return readOffsets(parseJson(this.values.read(KEY) ?? ''));
  }
}
