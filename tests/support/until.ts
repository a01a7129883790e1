const PATIENCE_MS = 25_000;
const LOOK_MS = 10;

/**
 * Resolves once the condition holds, or shortly before the test's time limit, so that the following expectation reports what is
 * missing.
 */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!holds() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
