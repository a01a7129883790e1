/** The HTTP status of an address without its content; null where nothing answers. */
export type ProbeStatus = (url: string) => Promise<number | null>;

export const probeStatus: ProbeStatus = async (url) => {
  try {
    const answer = await fetch(url, { headers: { Range: 'bytes=0-0' }, cache: 'no-store' });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    // `fetch` rejects only if nothing answers.
    return null;
  }
};
