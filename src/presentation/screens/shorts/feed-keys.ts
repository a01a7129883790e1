import { readFeedKey, type FeedIntent } from '../../../domain/shorts/feed-key';

const TYPING = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a, summary, [role="button"]';
const LAYER = 'dialog[open], [role="menu"]';
/** Keys that a slider has of its own. */
const SLIDER_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home'];

/** What scrolls by keys when the focus is in it, and the keys it does so by. */
const SCROLLER = '[data-scrolls]';
const SCROLL_KEYS = [...SLIDER_KEYS, ' '];

/** What a key press asks of the feed here: nothing while typing, in a dialog, or with Ctrl, Alt or Meta; the focused control comes first. */
export function feedIntentOf(event: KeyboardEvent): FeedIntent | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(`${TYPING}, ${LAYER}`) !== null) return null;
  if (event.key === ' ' && target.closest(PRESSABLE) !== null) return null;
  if (SLIDER_KEYS.includes(event.key) && target.closest('input[type="range"]') !== null) return null;
  if (SCROLL_KEYS.includes(event.key) && target.closest(SCROLLER) !== null) return null;
  return readFeedKey(event.key, event.repeat);
}
