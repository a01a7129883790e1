/** Until this many songs can be heard, home has rows to fill. */
const SONGS_OF_A_FULL_HOME = 10;
const FEW = 2;
const MANY = 4;

/**
 * Whether the pieces made since the last time are worth a look through the folder: the first at once, then every two until
 * home is full, then every four.
 */
export function isTimeToTakeIn(takenIn: number, waiting: number): boolean {
  if (waiting === 0) return false;
  if (takenIn === 0) return true;
  return waiting >= (takenIn < SONGS_OF_A_FULL_HOME ? FEW : MANY);
}
