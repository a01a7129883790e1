/** The same items in random order (Fisher–Yates); `fraction` gives 0 ≤ x < 1. */
export function shuffle<T>(things: readonly T[], fraction: () => number): readonly T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(fraction() * left.length), 1));
}
