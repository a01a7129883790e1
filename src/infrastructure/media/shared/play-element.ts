/** Plays an element; false where a gesture of the listener is missing. Every other refusal is told by an error event too. */
export async function playElement(element: HTMLMediaElement): Promise<boolean> {
  try {
    await element.play();
    return true;
  } catch (error) {
    return !(error instanceof Error) || error.name !== 'NotAllowedError';
  }
}
