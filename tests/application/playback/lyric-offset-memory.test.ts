import { LyricOffsetMemory } from '../../../src/application/playback/lyric-offset-memory';
import { MemoryStore } from '../../support/fakes/memory-store';

describe('the offsets of lyrics', () => {
  it('are kept by song across reloads', () => {
    const store = new MemoryStore();
    const offsets = new LyricOffsetMemory(store);

    offsets.keep('a', 0.3);
    offsets.keep('b', -1);

    const later = new LyricOffsetMemory(store);
    expect(['a', 'b', 'c'].map((id) => later.of(id))).toEqual([0.3, -1, 0]);
  });

  it('leave nothing behind once all are set back', () => {
    const store = new MemoryStore();
    const offsets = new LyricOffsetMemory(store);

    offsets.keep('a', 0.3);
    offsets.keep('a', 0);

    expect(store.values.size).toBe(0);
  });

  it.each(['{"a":', '"far"', 'null', '[1]'])('are none where %s is kept', (kept) => {
    expect(new LyricOffsetMemory(new MemoryStore({ lyricOffsets: kept })).of('a')).toBe(0);
  });
});
