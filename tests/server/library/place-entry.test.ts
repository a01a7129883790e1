import { LAST_PLACE, placeBetween, PLACE_STEP } from '../../../server/domain/library/place-entry';

describe('the position of a playlist entry', () => {
  it.each([
    ['between two others: in the middle', 10, 20, 15],
    ['between two with one place left: on it', 10, 12, 11],
    ['between two with two places left: on the first', 10, 13, 11],
    ['between two below zero: in the middle, rounded down', -13, -10, -12],
    ['between two in the wrong order: nowhere', 20, 10, null],
    ['between neighbours: nowhere', 10, 11, null],
    ['at the end: a step behind the last', 10, null, 10 + PLACE_STEP],
    ['at the end: on the last place of all', 2_147_483_647 - PLACE_STEP, null, 2_147_483_647],
    ['at the end, with one place too few: nowhere', 2_147_483_647 - PLACE_STEP + 1, null, null],
    ['at the end of all places: nowhere', LAST_PLACE - 1, null, null],
    ['at the front: a step before the first', null, 10, 10 - PLACE_STEP],
    ['at the front: on the first place of all', null, -2_147_483_646 + PLACE_STEP, -2_147_483_646],
    ['at the front, with one place too few: nowhere', null, -2_147_483_647 + PLACE_STEP, null],
    ['at the front of all places: nowhere', null, -LAST_PLACE + 1, null],
    ['in an empty playlist: a step in', null, null, PLACE_STEP],
  ])('%s', (_where, before, after, place) => {
    expect(placeBetween(before, after)).toBe(place);
  });
});
