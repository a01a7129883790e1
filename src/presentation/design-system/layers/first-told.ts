let arrived = (): boolean => false;

function pass(event: Event): void {
  if (arrived()) event.stopImmediatePropagation();
}

/**
 * Keeps a place before everybody who listens later for another entry of the browser's history being shown: listeners of a window
 * are told in the order in which they came, whether they capture or not.
 */
export const keepFirstPlace = (): void => window.addEventListener('popstate', pass);

/** Takes that place. An answer of true keeps the news from everybody else. */
export function takeFirstPlace(listener: () => boolean): void {
  arrived = listener;
  keepFirstPlace();
}
