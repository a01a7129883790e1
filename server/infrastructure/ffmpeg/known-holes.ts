/** The first release of each branch of ffmpeg without the holes known in autumn 2026; a branch that is not named has no such release. */
const MENDED: Readonly<Record<string, number>> = { '5.1': 10, '6.1': 6, '7.1': 5, '8.1': 2 };
const NEWEST = { major: 8, minor: 1 };
const RELEASE = /^n?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?(?!\d)/;

/**
 * Whether `version`, as ffmpeg states it, is a release with known holes. Builds of a moment (`N-1234-gabc`, a date) do not say
 * what they hold and count as mended; distributions that mend an old release keep its number, and count as what they state.
 */
export function hasKnownHoles(version: string): boolean {
  const [, major, minor, patch = '0'] = RELEASE.exec(version) ?? [];
  if (major === undefined || minor === undefined) return false;
  const mended = MENDED[`${Number(major)}.${Number(minor)}`];
  if (mended !== undefined) return Number(patch) < mended;
  return Number(major) < NEWEST.major || (Number(major) === NEWEST.major && Number(minor) < NEWEST.minor);
}

/** The releases to choose from, for whoever is told. */
export const mendedReleases = (): string =>
  Object.entries(MENDED)
    .map(([branch, patch]) => `${branch}.${patch}`)
    .join(', ');
