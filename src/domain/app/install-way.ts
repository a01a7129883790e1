/** How a web app comes onto a device where the browser does not ask by itself. */
export type InstallWay = 'ios' | 'android' | 'mac' | 'desktop' | 'firefox';

/** In the order in which they are offered. */
export const INSTALL_WAYS: readonly InstallWay[] = ['ios', 'android', 'mac', 'desktop', 'firefox'];

interface Browser {
  readonly userAgent: string;
  /** An iPad says that it is a Mac; no Mac has more than one. */
  readonly touchPoints: number;
}

/** The way that fits a browser. All browsers of iOS go the way of Safari; Firefox on a computer installs nothing. */
export function installWayOf({ userAgent, touchPoints }: Browser): InstallWay {
  const isMac = /Macintosh/i.test(userAgent);
  if (/iPhone|iPad|iPod/i.test(userAgent) || (isMac && touchPoints > 1)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  if (/Firefox/i.test(userAgent)) return 'firefox';
  return isMac && !/Chrom|Edg/i.test(userAgent) ? 'mac' : 'desktop';
}
