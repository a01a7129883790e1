/** With fewer playable songs than this, the home page still has rows to fill. */
const SONGS_OF_A_FULL_HOME = 10;
const FEW = 2;
const MANY = 4;

/**
 * Whether the pieces made since the last scan are enough to scan the folder again: the first piece at once, then every two pieces
 * until home is full, then every four.
 */
export function isTimeToImport(takenIn: number, waiting: number): boolean {
  if (waiting === 0) return false;
  if (takenIn === 0) return true;
  return waiting >= (takenIn < SONGS_OF_A_FULL_HOME ? FEW : MANY);
}
