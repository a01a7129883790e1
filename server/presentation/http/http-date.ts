const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const FORMS = [
  new RegExp(String.raw`^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{5,8}, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`),
];
const CENTURY = 100;
const YEARS_AHEAD = 50;

/**
 * Reads an HTTP date (RFC 9110 §5.6.7) in any of its three forms; returns milliseconds since 1970, undefined for anything else. A
 * year of two digits is the latest one that lies no more than 50 years after `nowMs`.
 */
export function readHttpDate(text: string, nowMs: number): number | undefined {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return undefined;
  const { day = '', month = '', year = '', hour = '', minute = '', second = '' } = groups;
  const fullYear = year.length === 2 ? nearestYear(Number(year), nowMs) : Number(year);
  const monthIndex = MONTHS.indexOf(month);
  const dayOfMonth = Number(day);
  // A leap second counts as the second before it.
  const time = Date.UTC(
    fullYear,
    monthIndex,
    dayOfMonth,
    Number(hour),
    Number(minute),
    second === '60' ? 59 : Number(second),
  );
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
  return isTime && monthIndex >= 0 && new Date(time).getUTCDate() === dayOfMonth ? time : undefined;
}

function nearestYear(twoDigits: number, nowMs: number): number {
  const latest = new Date(nowMs).getUTCFullYear() + YEARS_AHEAD;
  const year = latest - (latest % CENTURY) + twoDigits;
  return year > latest ? year - CENTURY : year;
}
