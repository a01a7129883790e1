/** How long a product may take to start when a test file is the first to ask for it. */
const START_LIMIT_MS = 150_000;

/** Call at the top of a suite: finds a value before the first test and returns it inside the tests. */
export function whileTestsRun<T>(find: () => Promise<T>): () => T {
  let found: { readonly value: T } | undefined;
  beforeAll(async () => {
    found = { value: await find() };
  }, START_LIMIT_MS);
  return () => {
    if (found === undefined) throw new Error('it is there only while tests run');
    return found.value;
  };
}
