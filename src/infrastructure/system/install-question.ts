/** What a browser offers that can install web apps; no DOM library knows it yet. */
export interface InstallQuestion extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The question the browser asked before anybody listened. */
export interface KeptQuestion {
  latest: InstallQuestion | null;
}

/** Keeps the browser's question from the first moment on: it is asked once, and before most of our code is here. */
export function keepInstallQuestion(page: Pick<Window, 'addEventListener'>): KeptQuestion {
  const kept: KeptQuestion = { latest: null };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.latest = event as InstallQuestion;
  });
  return kept;
}
