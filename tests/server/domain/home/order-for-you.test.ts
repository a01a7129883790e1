import { orderForYou } from '../../../../server/domain/home/order-for-you';

const IDS = Array.from({ length: 40 }, (_, index) => `song${index}`);

describe('the daily order of the common for-you songs', () => {
  it('is the same for the same seed', () => {
    expect(orderForYou(IDS, '2026-11-21')).toEqual(orderForYou([...IDS].reverse(), '2026-11-21'));
  });

  it('is the same in every version of the server', () => {
    expect(orderForYou(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], '2026-11-21').join('')).toBe('gchfabde');
  });

  it('differs on another day', () => {
    expect(orderForYou(IDS, '2026-11-21')).not.toEqual(orderForYou(IDS, '2026-11-22'));
  });

  it('holds every id once', () => {
    expect([...orderForYou([...IDS, ...IDS], 'seed')].sort()).toEqual([...IDS].sort());
  });
});
