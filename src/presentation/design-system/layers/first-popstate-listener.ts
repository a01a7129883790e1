let handler = (): boolean => false;

function onPopState(event: Event): void {
  if (handler()) event.stopImmediatePropagation();
}

/**
 * Reserves the place before all later listeners for a change of the shown entry of the browser's history: listeners of a window
 * are called in the order of their registration, whether they capture or not.
 */
export const reserveFirstListener = (): void => window.addEventListener('popstate', onPopState);

/** Takes that place. If the listener returns true, no other listener receives the event. */
export function setFirstListener(listener: () => boolean): void {
  handler = listener;
  reserveFirstListener();
}
