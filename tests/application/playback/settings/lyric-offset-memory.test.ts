import { LyricOffsetMemory } from '../../../../src/application/playback/settings/lyric-offset-memory';
import { MemoryStore } from '../../../support/fakes/memory-store';

describe('the offsets of lyrics', () => {
  it('are saved by song across reloads', () => {
    const store = new MemoryStore();
    const offsets = new LyricOffsetMemory(store);

    offsets.keep('a', 0.3);
    offsets.keep('b', -1);

    const later = new LyricOffsetMemory(store);
    expect(['a', 'b', 'c'].map((id) => later.of(id))).toEqual([0.3, -1, 0]);
  });

  it('are removed from the storage once all are set back to zero', () => {
    const store = new MemoryStore();
    const offsets = new LyricOffsetMemory(store);

    offsets.keep('a', 0.3);
    offsets.keep('a', 0);

    expect(store.values.size).toBe(0);
  });

  it.each(['{"a":', '"far"', 'null', '[1]'])('are zero when %s is stored', (kept) => {
    expect(new LyricOffsetMemory(new MemoryStore({ lyricOffsets: kept })).of('a')).toBe(0);
  });
});
