/** How often all listeners did each action with a clip. */
export interface ShortActivity {
  readonly starts: number;
  readonly engaged: number;
  readonly completes: number;
  readonly replays: number;
  readonly likes: number;
  readonly saves: number;
  readonly shares: number;
  readonly comments: number;
}

/** The worth of each action, relative to staying for a few seconds. */
const WORTH = { engaged: 1, completes: 1, replays: 1, likes: 4, saves: 4, comments: 3, shares: 6 } as const;
/** The worth above which more actions no longer raise a clip's score, on a logarithmic scale. */
const FULL_WORTH = 2_000;
/** Every clip gets this many assumed starts, half of which stayed. */
const SUPPOSED_STARTS = 10;

const ENGAGING_EVENTS = Object.keys(WORTH) as readonly (keyof typeof WORTH)[];

/** How well a clip is received, 0 to 1: how many actions it got, and how many of those who began to watch stayed. */
export function engagementOf(activity: ShortActivity): number {
  const worth = ENGAGING_EVENTS.reduce((sum, action) => sum + WORTH[action] * activity[action], 0);
  const reach = Math.min(1, Math.log1p(worth) / Math.log1p(FULL_WORTH));
  const staying = (activity.engaged + SUPPOSED_STARTS / 2) / (activity.starts + SUPPOSED_STARTS);
  return reach * Math.min(1, staying);
}
