import {
  countingEvents,
  onceKeyOf,
  tellsOfSeeing,
  type ViewEvent,
  type ViewKind,
} from '../../../../server/domain/shorts/view-events';
import { countViews, NO_VIEWS } from '../../../support/server/count-views';

let made = 0;
const anEvent = (kind: ViewKind, visitId = 'visit-1', eventId = `event-${(made += 1)}`): ViewEvent => ({
  eventId,
  visitId,
  kind,
});

const KINDS: readonly ViewKind[] = ['impression', 'start', 'engaged', 'complete', 'replay', 'share'];

describe('counting the views of a clip', () => {
  it('counts nothing without events', () => {
    expect(countViews([])).toEqual(NO_VIEWS);
  });

  it('counts each kind of event separately', () => {
    expect(countViews(KINDS.map((kind) => anEvent(kind)))).toEqual({
      impression: 1,
      start: 1,
      engaged: 1,
      complete: 1,
      replay: 1,
      share: 1,
    });
  });

  it.each([
    ['impression', 1],
    ['start', 1],
    ['engaged', 1],
    ['complete', 1],
    ['replay', 3],
    ['share', 3],
  ] as const)('counts three %s events of one view session as %i', (kind, expected) => {
    const log = [anEvent(kind), anEvent(kind), anEvent(kind)];
    expect(countViews(log)[kind]).toBe(expected);
  });

  it('counts the start of another view session as another view', () => {
    expect(countViews([anEvent('start', 'visit-1'), anEvent('start', 'visit-2')]).start).toBe(2);
  });

  it('counts a repeated event once, whatever its kind', () => {
    const log = KINDS.map((kind) => anEvent(kind));
    expect(countViews([...log, ...log, ...log, ...log, ...log])).toEqual(countViews(log));
  });

  it('counts an event that is repeated as another kind by its first kind', () => {
    const log = [anEvent('start', 'visit-1', 'event-a'), anEvent('replay', 'visit-1', 'event-a')];
    expect(countViews(log)).toEqual({ ...NO_VIEWS, start: 1 });
  });

  it('returns the same counts for a log in any order and in any division into batches', () => {
    const log = ['visit-1', 'visit-2', 'visit-3'].flatMap((visit) => [
      anEvent('impression', visit),
      anEvent('start', visit),
      anEvent('start', visit),
      anEvent('engaged', visit),
      anEvent('replay', visit),
    ]);
    const counts = { ...NO_VIEWS, impression: 3, start: 3, engaged: 3, replay: 3 };
    expect(countViews(log)).toEqual(counts);
    expect(countViews([...log].reverse())).toEqual(counts);
    expect(countViews([...log.slice(5), ...log.slice(0, 9), ...log])).toEqual(counts);
  });

  it('returns the same counts for the stored part of a log', () => {
    const log = [anEvent('start'), anEvent('start'), anEvent('share'), anEvent('share')];
    const kept = countingEvents(log);
    expect(kept).toHaveLength(3);
    expect(countViews(kept)).toEqual(countViews(log));
  });

  it('counts only the first impression, start, engaged and complete event of a view session', () => {
    const once = KINDS.filter((kind) => onceKeyOf(anEvent(kind)) !== null);
    expect(once).toEqual(['impression', 'start', 'engaged', 'complete']);
    expect(onceKeyOf(anEvent('start', 'visit-1'))).not.toBe(onceKeyOf(anEvent('engaged', 'visit-1')));
    expect(onceKeyOf(anEvent('start', 'visit-1'))).not.toBe(onceKeyOf(anEvent('start', 'visit-2')));
  });

  it('treats every event except a share as proof that the clip was seen', () => {
    expect(KINDS.filter((kind) => tellsOfSeeing(anEvent(kind)))).toEqual(KINDS.slice(0, -1));
  });
});
