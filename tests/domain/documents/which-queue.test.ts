import {
  readSavedQueue,
  whichQueue,
  type OwnStanding,
  type QueueDecision,
} from '../../../src/domain/documents/which-queue';

const listening = { songIds: ['a', 'b'], index: 1, position: 12.5, loop: 'ALL', order: null } as const;
const saved = (at: number, by = 'other') => ({ listening, at, by });
const own = (overrides: Partial<OwnStanding> = {}): OwnStanding => ({
  at: 10,
  by: 'me',
  isPlaying: false,
  ...overrides,
});

describe('the choice between two queues', () => {
  it.each<[string, OwnStanding, ReturnType<typeof saved> | null, QueueDecision]>([
    ['the own is saved where none is', own(), null, 'save'],
    ['the own is saved however long ago it acted', own({ at: 1 }), null, 'save'],
    ['nothing is saved by whoever did nothing', own({ at: 0 }), null, 'nothing'],
    ['the later action wins: mine', own(), saved(9), 'save'],
    ['the later action wins: theirs', own(), saved(11), 'adopt'],
    ['theirs wins over whoever did nothing', own({ at: 0 }), saved(1), 'adopt'],
    ['at the same moment they agree already', own(), saved(10), 'nothing'],
    ['whoever plays keeps their own', own({ isPlaying: true }), saved(11), 'nothing'],
    ['another tab of this browser is followed by its own ways', own(), saved(11, 'me'), 'nothing'],
  ])('%s', (_, standing, other, expected) => {
    expect(whichQueue(standing, other)).toBe(expected);
  });
});

describe('a saved queue', () => {
  const written = (overrides: object = {}, more: object = {}) =>
    JSON.stringify({ listening: { ...listening, ...overrides }, at: 50, by: 'other', ...more });

  it('is read as it was written, with a future time replaced by now', () => {
    expect(readSavedQueue(written(), 100)).toEqual(saved(50));
    expect(readSavedQueue(written({}, { at: 500 }), 100)).toEqual(saved(100));
    expect(readSavedQueue(written({ order: [1, 0] }), 100)?.listening.order).toEqual([1, 0]);
    expect(readSavedQueue(written({ loop: 'OFF' }), 100)?.listening.loop).toBe('OFF');
    expect(readSavedQueue(written({ loop: 'ONE' }), 100)?.listening.loop).toBe('ONE');
    expect(readSavedQueue(written({ index: 0, position: 0 }, { at: 0 }), 100)).toEqual({
      listening: { ...listening, index: 0, position: 0 },
      at: 0,
      by: 'other',
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no songs', written({ songIds: [] })],
    ['songs that are no ids', written({ songIds: [1] })],
    ['a song that is no id', written({ songIds: ['a', 1] })],
    ['an endless place', written().replace('"index":1', '"index":1e999')],
    ['a position before the beginning', written({ position: -0.1 })],
    ['an order with something else in it', written({ order: [0, 'a'] })],
    ['a moment before all time', written({}, { at: -1 })],
    ['no list', written({ songIds: 'ab' })],
    ['no place', written({ index: -1 })],
    ['no position', written({ position: null })],
    ['an unknown way of repeating', written({ loop: 'TWICE' })],
    ['no order', written({ order: ['a'] })],
    ['no moment', written({}, { at: 'then' })],
    ['nobody', written({}, { by: 7 })],
    ['no listening', written({}, { listening: 3 })],
  ])('is rejected where there is %s', (_, text) => {
    expect(readSavedQueue(text, 100)).toBeNull();
  });
});
