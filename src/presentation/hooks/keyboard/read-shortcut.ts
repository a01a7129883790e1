import type { Offer } from '../use-supported';

export type Destination = '/' | '/explore' | '/short-video' | '/library';

/** What a key does outside text fields (design §12). `tenth` is 0 to 9; after `lead` the next key selects a page. */
export type Shortcut = Offer & Action;

type Action =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'seek'; readonly direction: 1 | -1 }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'volume'; readonly direction: 1 | -1 }
  | { readonly kind: 'mute' }
  | { readonly kind: 'like' }
  | { readonly kind: 'shuffle' }
  | { readonly kind: 'loop' }
  | { readonly kind: 'panel'; readonly tab: 'queue' | 'lyrics' }
  | { readonly kind: 'video' }
  | { readonly kind: 'fullScreen' }
  | { readonly kind: 'theme' }
  | { readonly kind: 'pin' }
  | { readonly kind: 'tenth'; readonly tenth: number }
  | { readonly kind: 'search' }
  | { readonly kind: 'lead' }
  | { readonly kind: 'go'; readonly to: Destination }
  | { readonly kind: 'help' };

const KEYS = new Map<string, Shortcut>([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['arrowright', { kind: 'seek', direction: 1 }],
  ['arrowleft', { kind: 'seek', direction: -1 }],
  ['shift+arrowright', { kind: 'next' }],
  ['shift+arrowleft', { kind: 'previous' }],
  ['arrowup', { kind: 'volume', direction: 1 }],
  ['arrowdown', { kind: 'volume', direction: -1 }],
  ['m', { kind: 'mute' }],
  ['l', { kind: 'like', needs: 'likes' }],
  ['s', { kind: 'shuffle' }],
  ['r', { kind: 'loop' }],
  ['q', { kind: 'panel', tab: 'queue' }],
  ['y', { kind: 'panel', tab: 'lyrics', needs: 'lyrics' }],
  ['v', { kind: 'video' }],
  ['f', { kind: 'fullScreen' }],
  ['t', { kind: 'theme' }],
  ['[', { kind: 'pin' }],
  ['g', { kind: 'lead' }],
  ['/', { kind: 'search' }],
  ['?', { kind: 'help' }],
]);

/** The pages that G followed by one more key opens. */
const LED = new Map<string, Shortcut>([
  ['h', { kind: 'go', to: '/' }],
  ['e', { kind: 'go', to: '/explore' }],
  ['s', { kind: 'go', to: '/short-video', needs: 'shorts' }],
  ['l', { kind: 'go', to: '/library', needs: 'library' }],
]);

/** The shortcut of a pressed key, or null. */
export function readShortcut(key: string, isShift: boolean): Shortcut | null {
  if (/^\d$/.test(key)) return { kind: 'tenth', tenth: Number(key) };
  const name = key.toLowerCase();
  return KEYS.get(isShift && name.startsWith('arrow') ? `shift+${name}` : name) ?? null;
}

/** What a key means right after G: a page or nothing, never its usual meaning. */
export const readLedShortcut = (key: string): Shortcut | null => LED.get(key.toLowerCase()) ?? null;
