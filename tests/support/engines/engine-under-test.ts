/** The engines that listeners use: Chrome's, Edge's and Samsung's; Firefox's; Safari's, which is that of every iPhone. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type BrowserEngine = (typeof ENGINES)[number];

/** The environment variable that names the engine of a run. */
export const ENGINE_VARIABLE = 'SONG_BROWSER';

/** The engine that is tested by itself, with sound measured at a sound card. Other runs have none: they share a silent Chromium. */
export function engineUnderTest(): BrowserEngine | undefined {
  const named = process.env[ENGINE_VARIABLE];
  if (named === undefined) return undefined;
  const engine = ENGINES.find((each) => each === named);
  if (engine === undefined) throw new Error(`${ENGINE_VARIABLE}=${named}: there is ${ENGINES.join(', ')}`);
  return engine;
}
