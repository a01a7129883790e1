/** The event of browsers that can install web apps; no DOM type library contains it yet. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install prompt that arrived before any subscriber existed. */
export interface InstallPrompt {
  latest: BeforeInstallPromptEvent | null;
}

/** Captures the browser's install prompt from the first moment on: the event comes once, and before most of our code is here. */
export function captureInstallPrompt(page: Pick<Window, 'addEventListener'>): InstallPrompt {
  const kept: InstallPrompt = { latest: null };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.latest = event as BeforeInstallPromptEvent;
  });
  return kept;
}
