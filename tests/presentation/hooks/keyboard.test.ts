import { readFeedKey } from '../../../src/domain/shorts/feed-key';
import { LISTED_FEED_KEYS, LISTED_SHORTCUTS } from '../../../src/presentation/features/keyboard/listed-shortcuts';
import { readLedShortcut, readShortcut } from '../../../src/presentation/hooks/keyboard/read-shortcut';
import { ShortcutKeys } from '../../../src/presentation/hooks/keyboard/shortcut-keys';
import { shortcutOf } from '../../../src/presentation/hooks/keyboard/shortcut-scope';

describe('the shortcut of a key', () => {
  it.each([
    [' ', false, { kind: 'toggle' }],
    ['k', false, { kind: 'toggle' }],
    ['K', true, { kind: 'toggle' }],
    ['ArrowRight', false, { kind: 'seek', direction: 1 }],
    ['ArrowLeft', false, { kind: 'seek', direction: -1 }],
    ['ArrowRight', true, { kind: 'next' }],
    ['ArrowLeft', true, { kind: 'previous' }],
    ['ArrowUp', false, { kind: 'volume', direction: 1 }],
    ['ArrowUp', true, null],
    ['m', false, { kind: 'mute' }],
    ['l', false, { kind: 'like', needs: 'likes' }],
    ['s', false, { kind: 'shuffle' }],
    ['r', false, { kind: 'loop' }],
    ['q', false, { kind: 'panel', tab: 'queue' }],
    ['y', false, { kind: 'panel', tab: 'lyrics', needs: 'lyrics' }],
    ['f', false, { kind: 'fullScreen' }],
    ['t', false, { kind: 'theme' }],
    ['[', false, { kind: 'pin' }],
    ['g', false, { kind: 'lead' }],
    ['/', false, { kind: 'search' }],
    ['?', true, { kind: 'help' }],
    ['0', false, { kind: 'tenth', tenth: 0 }],
    ['9', false, { kind: 'tenth', tenth: 9 }],
    ['Enter', false, null],
    ['constructor', false, null],
  ])('%j (shift %s)', (key, isShift, shortcut) => {
    expect(readShortcut(key, isShift)).toEqual(shortcut);
  });
});

describe('the shortcut of a key after G', () => {
  it.each([
    ['h', { kind: 'go', to: '/' }],
    ['E', { kind: 'go', to: '/explore' }],
    ['s', { kind: 'go', to: '/short-video', needs: 'shorts' }],
    ['l', { kind: 'go', to: '/library', needs: 'library' }],
    ['g', null],
    ['m', null],
    [' ', null],
  ])('%j', (key, shortcut) => {
    expect(readLedShortcut(key)).toEqual(shortcut);
  });
});

describe('keys one after another', () => {
  const DAY = 86_400_000;

  /** The command for each key; each key is pressed this many milliseconds after the page was opened. */
  function read(...presses: readonly (readonly [key: string, at: number])[]): (string | undefined)[] {
    const keys = new ShortcutKeys();
    return presses.map(([key, at]) => {
      const event = new KeyboardEvent('keydown', { key });
      Object.defineProperty(event, 'timeStamp', { value: at });
      return keys.read(event)?.kind;
    });
  }

  it.each([
    ['G and a place', read(['g', 0], ['l', 1_500]), ['lead', 'go']],
    ['G, and too long after it a key', read(['g', 0], ['l', 1_501]), ['lead', 'like']],
    [
      'G and a key that is no place, then one that is',
      read(['g', 0], ['m', 100], ['l', 200]),
      ['lead', undefined, 'like'],
    ],
    ['G, Shift and a place', read(['g', 0], ['Shift', 100], ['L', 120]), ['lead', undefined, 'go']],
    ['G, and a day asleep', read(['g', 0], ['e', DAY]), ['lead', undefined]],
  ])('%s', (_, kinds, expected) => {
    expect(kinds).toEqual(expected);
  });
});

describe('the list of shortcuts', () => {
  const KEYS: Readonly<Record<string, string>> = {
    '␣': ' ',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
  };
  const single = Object.entries(LISTED_SHORTCUTS)
    .filter(([name]) => name !== 'close')
    .flatMap(([, combinations]) => combinations)
    .filter(({ keys }) => keys[0] !== '…' && keys[0] !== 'Ctrl');

  it.each(single.filter(({ isSequence }) => isSequence !== true).map(({ keys }) => keys.join(' ')))(
    'lists a key that has an effect: %s',
    (keys) => {
      const key = keys.replace('⇧ ', '');
      expect(readShortcut(KEYS[key] ?? key, keys.startsWith('⇧'))).not.toBeNull();
    },
  );

  it.each(single.filter(({ isSequence }) => isSequence === true).map(({ keys }) => keys))(
    'lists a sequence of two keys that has an effect: %s, %s',
    (first, second = '') => {
      expect([readShortcut(first ?? '', false)?.kind, readLedShortcut(second)?.kind]).toEqual(['lead', 'go']);
    },
  );
});

describe('the list of the feed’s keys', () => {
  const PRESSED: Readonly<Record<string, string>> = {
    '↓': 'ArrowDown',
    '↑': 'ArrowUp',
    PgDn: 'PageDown',
    PgUp: 'PageUp',
    '␣': ' ',
  };
  const INTENTS = { fullScreen: 'full-screen' } as const;
  const listed = Object.entries(LISTED_FEED_KEYS).flatMap(([name, combinations]) =>
    combinations.map(({ keys: [key = ''] }) => [key, (INTENTS as Readonly<Record<string, string>>)[name] ?? name]),
  );

  it.each(listed)('gives the action of %s in the feed', (key = '', intent) => {
    expect(readFeedKey(PRESSED[key] ?? key, false)).toBe(intent);
  });
});

function press(markup: () => HTMLElement, init: KeyboardEventInit): ReturnType<typeof shortcutOf> {
  const target = markup();
  document.body.append(target);
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  target.dispatchEvent(event);
  const shortcut = shortcutOf(event);
  target.remove();
  return shortcut;
}

const element =
  (name: string, attributes: Readonly<Record<string, string>> = {}) =>
  () => {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([attribute, value]) => made.setAttribute(attribute, value));
    return made;
  };

describe('where shortcuts act', () => {
  it.each([
    ['on the page', element('div'), { key: 's' }, { kind: 'shuffle' }],
    ['not while typing', element('input'), { key: 's' }, null],
    ['not in editable text', element('div', { contenteditable: 'true' }), { key: 's' }, null],
    ['beside a slider', element('input', { type: 'range' }), { key: 's' }, { kind: 'shuffle' }],
    ['not with Ctrl', element('div'), { key: 's', ctrlKey: true }, null],
    ['Ctrl K searches, also while typing', element('input'), { key: 'k', ctrlKey: true }, { kind: 'search' }],
    ['Command K too', element('div'), { key: 'k', metaKey: true }, { kind: 'search' }],
    ['but not with Shift', element('div'), { key: 'K', ctrlKey: true, shiftKey: true }, null],
    ['not while a letter is being composed', element('div'), { key: 's', isComposing: true }, null],
    ['Space presses a focused button', element('button'), { key: ' ' }, null],
    ['but other letters act there', element('button'), { key: 'm' }, { kind: 'mute' }],
    ['a held key toggles once', element('div'), { key: 'k', repeat: true }, null],
    ['a held key goes on seeking', element('div'), { key: 'ArrowRight', repeat: true }, { kind: 'seek', direction: 1 }],
    ['up and down scroll the page', element('div'), { key: 'ArrowDown' }, null],
    [
      'up and down are the volume in the player',
      element('div', { 'data-player': '' }),
      { key: 'ArrowDown' },
      { kind: 'volume', direction: -1 },
    ],
  ] as const)('%s', (_, markup, init, shortcut) => {
    expect(press(markup, init)).toEqual(shortcut);
  });

  it.each([
    ['not in a dialog', false, 's', null],
    ['but ? closes their list there', false, '?', { kind: 'help' }],
    ['in the dialog of the player', true, 's', { kind: 'shuffle' }],
    ['and the volume anywhere in it', true, 'ArrowUp', { kind: 'volume', direction: 1 }],
    ['no volume in another dialog', false, 'ArrowUp', null],
  ])('%s', (_, isOfPlayer, key, shortcut) => {
    const dialog = element('dialog', { open: '' })();
    const button = element('button')();
    dialog.append(button, element('div', { [isOfPlayer ? 'data-player' : 'title']: '' })());
    document.body.append(dialog);
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    button.dispatchEvent(event);
    expect(shortcutOf(event)).toEqual(shortcut);
    dialog.remove();
  });

  it('not with Space on a button, also in another window', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const button = frame.contentDocument?.createElement('button') as HTMLButtonElement;
    frame.contentDocument?.body.append(button);
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
    button.dispatchEvent(event);
    expect(shortcutOf(event)).toBeNull();
    frame.remove();
  });

  it('not on a key event that a control has already handled', () => {
    const event = new KeyboardEvent('keydown', { key: 's', cancelable: true });
    event.preventDefault();

    expect(shortcutOf(event)).toBeNull();
  });
});
