/** Plays an element; false if a gesture of the listener is missing. Every other refusal is also reported by an error event. */
export async function playElement(element: HTMLMediaElement): Promise<boolean> {
  try {
    await element.play();
    return true;
  } catch (error) {
    return !(error instanceof Error) || error.name !== 'NotAllowedError';
  }
}
