/** As long as a product may take that is started by whoever asks for it first. */
const START_LIMIT_MS = 150_000;

/** Call at the top of a suite: what is found before its first test is answered inside its tests. */
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
