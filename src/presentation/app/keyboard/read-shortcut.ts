/** What a key asks for outside text fields (design §12). `tenth` is 0 to 9. */
export type Shortcut =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'seek'; readonly direction: 1 | -1 }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'volume'; readonly direction: 1 | -1 }
  | { readonly kind: 'mute' }
  | { readonly kind: 'shuffle' }
  | { readonly kind: 'loop' }
  | { readonly kind: 'theme' }
  | { readonly kind: 'pin' }
  | { readonly kind: 'tenth'; readonly tenth: number }
  | { readonly kind: 'search' }
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
  ['s', { kind: 'shuffle' }],
  ['r', { kind: 'loop' }],
  ['t', { kind: 'theme' }],
  ['[', { kind: 'pin' }],
  ['/', { kind: 'search' }],
  ['?', { kind: 'help' }],
]);

/** The shortcut of a pressed key, or null. */
export function readShortcut(key: string, isShift: boolean): Shortcut | null {
  if (/^\d$/.test(key)) return { kind: 'tenth', tenth: Number(key) };
  const name = key.toLowerCase();
  return KEYS.get(isShift && name.startsWith('arrow') ? `shift+${name}` : name) ?? null;
}
