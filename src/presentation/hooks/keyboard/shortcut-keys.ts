import type { Shortcut } from './read-shortcut';
import { shortcutOf } from './shortcut-scope';

/** How long after G the next key can still select a page, in milliseconds. */
const LEAD_LASTS = 1_500;

/** Modifier keys that are pressed before another key. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** Reads keys one after another: after G it waits briefly for the key that selects the page. */
export class ShortcutKeys {
  private ledAt: number | null = null;

  read(event: KeyboardEvent): Shortcut | null {
    if (MODIFIERS.includes(event.key)) return null;
    const isLed = this.ledAt !== null && event.timeStamp - this.ledAt <= LEAD_LASTS;
    const shortcut = shortcutOf(event, isLed);
    this.ledAt = shortcut?.kind === 'lead' ? event.timeStamp : null;
    return shortcut;
  }
}
