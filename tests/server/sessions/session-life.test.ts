import { isOver } from '../../../server/domain/sessions/session-life';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

describe('how long a session lives', () => {
  it.each([
    ['remembered, 30 days after it was last seen', true, 10 * DAY, 40 * DAY, true],
    ['remembered, a moment before that', true, 10 * DAY, 40 * DAY - 1, false],
    ['remembered and always in use, after 90 days', true, 89 * DAY, 90 * DAY, true],
    ['remembered and always in use, a moment before that', true, 89 * DAY, 90 * DAY - 1, false],
    ['not remembered, 12 hours after it was last seen', false, HOUR, 13 * HOUR, true],
    ['not remembered, a moment before that', false, HOUR, 13 * HOUR - 1, false],
    ['not remembered and always in use, after a day', false, 23 * HOUR, DAY, true],
    ['not remembered and always in use, a moment before that', false, 23 * HOUR, DAY - 1, false],
  ])('%s', (_what, isRemembered, seenAfter, now, over) => {
    const age = { isRemembered, createdAt: new Date(START), lastSeenAt: new Date(START + seenAfter) };
    expect(isOver(age, new Date(START + now))).toBe(over);
  });
});
