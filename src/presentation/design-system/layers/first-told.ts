let arrived = (): boolean => false;

function pass(event: Event): void {
  if (arrived()) event.stopImmediatePropagation();
}

/**
 * Reserves the place before all later listeners for a change of the shown entry of the browser's history: listeners of a window
 * are called in the order of their registration, whether they capture or not.
 */
export const keepFirstPlace = (): void => window.addEventListener('popstate', pass);

/** Takes that place. If the listener returns true, no other listener receives the event. */
export function takeFirstPlace(listener: () => boolean): void {
  arrived = listener;
  keepFirstPlace();
}
