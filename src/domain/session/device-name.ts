/** The order matters: Android also contains Linux, iPads contain Mac OS, and most browsers contain Safari. */
const NAMES: ReadonlyArray<readonly [RegExp, string]> = [
  [/Android/i, 'Android Device'],
  [/iPhone|iPad|iPod/i, 'iOS Device'],
  [/Windows/i, 'Windows'],
  [/Mac OS|Macintosh/i, 'Mac OS'],
  [/Linux/i, 'Linux'],
  [/Edg/i, 'Edge'],
  [/OPR|Opera/i, 'Opera'],
  [/Firefox/i, 'Firefox'],
  [/Chrome|CriOS/i, 'Chrome'],
  [/Safari/i, 'Safari'],
];

/** The device name of every request, from the browser's user agent text (specification §7): the system, else the browser. */
export const deviceNameOf = (userAgent: string): string =>
  NAMES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown Device';
