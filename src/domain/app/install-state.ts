/** What a browser says about installing the app. */
export interface InstallFacts {
  /** The page runs in a window of its own. */
  readonly isRunning: boolean;
  /** It was installed while this page was open. */
  readonly isInstalled: boolean;
  /** The browser has a question of its own to ask. */
  readonly canAsk: boolean;
  /** Reached by HTTPS or on this machine. */
  readonly isSecure: boolean;
}

/** What the page about the app offers. */
export type InstallState = 'running' | 'installed' | 'askable' | 'insecure' | 'by-hand';

/** The first that holds: it runs, it is installed, the browser can ask, the browser never will, or it goes by hand. */
export function installStateOf({ isRunning, isInstalled, canAsk, isSecure }: InstallFacts): InstallState {
  if (isRunning) return 'running';
  if (isInstalled) return 'installed';
  if (canAsk) return 'askable';
  return isSecure ? 'by-hand' : 'insecure';
}
