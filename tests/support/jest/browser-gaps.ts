import { TextDecoder, TextEncoder } from 'node:util';

// Globals that every browser has and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// styled-components adds its rules one by one, as in the built product: otherwise jsdom parses all of them again for each new
// rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

const neverMatches = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

Object.assign(globalThis, { matchMedia: neverMatches });
Object.assign(performance, { getEntriesByType: () => [] });
