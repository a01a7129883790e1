/** What a browser reports about installing the app. */
export interface InstallFacts {
  /** The page runs as an installed app, in its own window. */
  readonly isRunning: boolean;
  /** It was installed while this page was open. */
  readonly isInstalled: boolean;
  /** The browser has its own install prompt. */
  readonly canAsk: boolean;
  /** Reached by HTTPS or on this machine. */
  readonly isSecure: boolean;
}

/** What the page about the app offers. */
export type InstallState = 'running' | 'installed' | 'askable' | 'insecure' | 'by-hand';

/**
 * The first state that applies: running as an app, installed, the browser can prompt, the browser never will (insecure), or by
 * hand.
 */
export function installStateOf({ isRunning, isInstalled, canAsk, isSecure }: InstallFacts): InstallState {
  if (isRunning) return 'running';
  if (isInstalled) return 'installed';
  if (canAsk) return 'askable';
  return isSecure ? 'by-hand' : 'insecure';
}
