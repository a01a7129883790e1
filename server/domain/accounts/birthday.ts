const OLDEST_YEAR = 1900;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Whether YYYY-MM-DD is a calendar day that can be the birthday of a person who listens today. */
export function isBirthday(text: string, today: Date): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, DAY_LENGTH) === text;
  return isDay && at.getUTCFullYear() >= OLDEST_YEAR && at.getTime() <= today.getTime();
}
