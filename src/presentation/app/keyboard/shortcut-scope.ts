import { readShortcut, type Shortcut } from './read-shortcut';

const TYPING = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a, summary, [role="button"]';
const PLAYER = '[data-player]';

/** The keys that may act again while held down. */
const REPEATABLE: readonly Shortcut['kind'][] = ['seek', 'volume'];

/**
 * The shortcut a key press means here: never while typing, nor with Ctrl, Alt or Meta; the focused control comes first;
 * the volume keys act in the player alone, elsewhere they scroll.
 */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const target = event.target instanceof Element ? event.target : document.body;
  if (isCallForSearch(event)) return { kind: 'search' };
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (target.closest(TYPING) !== null) return null;
  if (event.key === ' ' && target.closest(PRESSABLE) !== null) return null;
  const shortcut = readShortcut(event.key, event.shiftKey);
  if (shortcut === null || (event.repeat && !REPEATABLE.includes(shortcut.kind))) return null;
  return shortcut.kind === 'volume' && target.closest(PLAYER) === null ? null : shortcut;
}

/** Ctrl K, or Command K: wherever one is, also while typing. */
const isCallForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented;
