/** Runs `act` once for all calls made in the same moment. */
export function coalesce(act: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    void Promise.resolve().then(() => {
      isAsked = false;
      act();
    });
  };
}
