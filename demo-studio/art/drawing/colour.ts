const CHANNELS = [1, 3, 5] as const;

/** The colour between two #RRGGBB colours, at a share from 0 (the first) to 1 (the second); the share is clamped to this range. */
export function mix(first: string, second: string, share: number): string {
  const held = Math.min(1, Math.max(0, share));
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = CHANNELS.map((at) => {
    const value = channel(first, at) + (channel(second, at) - channel(first, at)) * held;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
