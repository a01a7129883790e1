import { LIMITS } from '../../../contract/kernel/limits';
import { batchViews, type ViewEvent } from '../../../src/domain/shorts/view-batches';

const event = (clipId: string, eventId: string): ViewEvent => ({ clipId, eventId, visitId: 'visit', kind: 'start' });

describe('batches of views', () => {
  it('are none without views', () => {
    expect(batchViews([])).toEqual([]);
  });

  it('separate the clips, and preserve the order of the events of each clip', () => {
    const batches = batchViews([event('a', '1'), event('b', '2'), event('a', '3')]);
    expect(batches.map(({ clipId, events }) => [clipId, events.map(({ eventId }) => eventId)])).toEqual([
      ['a', ['1', '3']],
      ['b', ['2']],
    ]);
  });

  it('contain no more events than one request allows', () => {
    const events = Array.from({ length: LIMITS.viewEventsMax + 1 }, (_, index) => event('a', String(index)));
    expect(batchViews(events).map((batch) => batch.events.length)).toEqual([LIMITS.viewEventsMax, 1]);
  });
});
