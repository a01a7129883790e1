import type { Shortcut } from './read-shortcut';
import { shortcutOf } from './shortcut-scope';

/** So long after G the next key still names a page, in milliseconds. */
const LEAD_LASTS = 1_500;

/** Keys that come on the way to another one. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** Reads the keys one after another: G waits a moment for the one that says where to. */
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
