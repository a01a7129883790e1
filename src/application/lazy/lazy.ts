/** Brings something once for all who ask. A failure is no answer for good: whoever asks next has it tried again. */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}
