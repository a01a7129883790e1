const PATIENCE_MS = 25_000;
const LOOK_MS = 10;

/** Done once that holds; shortly before the test would be ended anyhow: what is expected then says what was missing. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!holds() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
