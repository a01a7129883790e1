/** How to install a web app on a device whose browser does not prompt by itself. */
export type InstallWay = 'ios' | 'android' | 'mac' | 'desktop' | 'firefox';

/** In the order in which they are offered. */
export const INSTALL_WAYS: readonly InstallWay[] = ['ios', 'android', 'mac', 'desktop', 'firefox'];

interface Browser {
  readonly userAgent: string;
  /** An iPad reports itself as a Mac; no Mac has more than one touch point. */
  readonly touchPoints: number;
}

/** The way that fits a browser. All iOS browsers install as Safari does; Firefox on a computer cannot install apps. */
export function installWayOf({ userAgent, touchPoints }: Browser): InstallWay {
  const isMac = /Macintosh/i.test(userAgent);
  if (/iPhone|iPad|iPod/i.test(userAgent) || (isMac && touchPoints > 1)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  if (/Firefox/i.test(userAgent)) return 'firefox';
  return isMac && !/Chrom|Edg/i.test(userAgent) ? 'mac' : 'desktop';
}
