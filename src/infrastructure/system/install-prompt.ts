/** What a browser offers that can install web apps; no DOM library knows it yet. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The question the browser asked before anybody listened. */
export interface InstallPrompt {
  latest: BeforeInstallPromptEvent | null;
}

/** Keeps the browser's question from the first moment on: it is asked once, and before most of our code is here. */
export function captureInstallPrompt(page: Pick<Window, 'addEventListener'>): InstallPrompt {
  const kept: InstallPrompt = { latest: null };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.latest = event as BeforeInstallPromptEvent;
  });
  return kept;
}
