import { readFeedKey, type FeedIntent } from '../../../domain/shorts/feed-key';

const TYPING = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a, summary, [role="button"]';
const LAYER = 'dialog[open], [role="menu"]';
/** Keys that a slider has of its own. */
const SLIDER_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home'];

/** Elements that scroll by keys while they have the focus, and the keys for that. */
const SCROLLER = '[data-scrolls]';
const SCROLL_KEYS = [...SLIDER_KEYS, ' '];

/** The feed action of a key press; null while typing, in a dialog or with Ctrl, Alt or Meta. The focused control has priority. */
export function feedIntentOf(event: KeyboardEvent): FeedIntent | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(`${TYPING}, ${LAYER}`) !== null) return null;
  if (event.key === ' ' && target.closest(PRESSABLE) !== null) return null;
  if (SLIDER_KEYS.includes(event.key) && target.closest('input[type="range"]') !== null) return null;
  if (SCROLL_KEYS.includes(event.key) && target.closest(SCROLLER) !== null) return null;
  return readFeedKey(event.key, event.repeat);
}
