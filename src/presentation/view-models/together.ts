/** Does it once for all who ask for it in the same moment. */
export function together(act: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      act();
    });
  };
}
