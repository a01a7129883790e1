import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

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

window.matchMedia = neverMatches;
