const UINT32 = 2 ** 32;

/** A stream of numbers that look random and are always the same for the same seed and purpose. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Bell-shaped around 0, always between −2 and 2. */
  spread(): number;
}

function mixed(seed: number, purpose: string): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  for (let at = 0; at < purpose.length; at += 1) hash = Math.imul(hash ^ purpose.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** A separate generator for each purpose, so that a change in one part of a song does not change the others (mulberry32). */
export function seededRandom(seed: number, purpose: string): Random {
  let state = mixed(seed, purpose);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / UINT32;
  };
  return {
    fraction,
    between: (low, high) => low + (high - low) * fraction(),
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[Math.floor(fraction() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    spread: () => fraction() + fraction() + fraction() + fraction() - 2,
  };
}
