import { readLedShortcut, readShortcut, type Shortcut } from './read-shortcut';

const TYPING = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a, summary, [role="button"]';
const PLAYER = '[data-player]';

/** The keys that may act again while held down. */
const REPEATABLE: readonly Shortcut['kind'][] = ['seek', 'volume'];

/**
 * The shortcut that a key press means here. There is none while typing or with Ctrl, Alt or Meta, and the focused control has
 * priority. In a dialog the shortcuts work only if it is the player's; in other dialogs only the key that closes the shortcut
 * list works. The volume keys work only in the player; elsewhere they scroll. `isLed`: the key before was G.
 */
export function shortcutOf(event: KeyboardEvent, isLed = false): Shortcut | null {
  const target = targetOf(event);
  if (isCallForSearch(event)) return { kind: 'search' };
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (target.closest(TYPING) !== null) return null;
  if (event.key === ' ' && target.closest(PRESSABLE) !== null) return null;
  const shortcut = isLed ? readLedShortcut(event.key) : readShortcut(event.key, event.shiftKey);
  if (shortcut === null || (event.repeat && !REPEATABLE.includes(shortcut.kind))) return null;
  return isListenedAt(target, shortcut) ? shortcut : null;
}

/** Ctrl K or Command K: works everywhere, also while typing and when single keys are turned off. */
export const isCallForSearch = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented;

/** Elements of another window, such as the small player's, are not instances of this window's `Element`. */
const targetOf = ({ target }: KeyboardEvent): Element =>
  target !== null && 'closest' in target ? (target as Element) : document.body;

function isListenedAt(target: Element, { kind }: Shortcut): boolean {
  const dialog = target.closest('dialog[open]');
  const isInPlayer = dialog === null ? target.closest(PLAYER) !== null : dialog.querySelector(PLAYER) !== null;
  if (kind === 'help') return true;
  return kind === 'volume' ? isInPlayer : isInPlayer || dialog === null;
}
