/**
 * The first release of each ffmpeg branch without the vulnerabilities known in autumn 2026; a branch that is not listed has no
 * fixed release.
 */
const MENDED: Readonly<Record<string, number>> = { '5.1': 10, '6.1': 6, '7.1': 5, '8.1': 2 };
const NEWEST = { major: 8, minor: 1 };
const RELEASE = /^n?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?(?!\d)/;

/**
 * Whether `version`, as ffmpeg states it, is a release with known vulnerabilities. Snapshot builds (`N-1234-gabc`, a date) do not
 * state their contents and count as fixed; distributions that patch an old release keep its number, and count as what they state.
 */
export function hasKnownHoles(version: string): boolean {
  const [, major, minor, patch = '0'] = RELEASE.exec(version) ?? [];
  if (major === undefined || minor === undefined) return false;
  const mended = MENDED[`${Number(major)}.${Number(minor)}`];
  if (mended !== undefined) return Number(patch) < mended;
  return Number(major) < NEWEST.major || (Number(major) === NEWEST.major && Number(minor) < NEWEST.minor);
}

/** The fixed releases to choose from, for the warning. */
export const mendedReleases = (): string =>
  Object.entries(MENDED)
    .map(([branch, patch]) => `${branch}.${patch}`)
    .join(', ');
