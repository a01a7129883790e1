import { readShortcut } from '../../../src/presentation/app/keyboard/read-shortcut';
import { shortcutOf } from '../../../src/presentation/app/keyboard/shortcut-scope';

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
    ['s', false, { kind: 'shuffle' }],
    ['r', false, { kind: 'loop' }],
    ['t', false, { kind: 'theme' }],
    ['[', false, { kind: 'pin' }],
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

  it('leave alone what a control answered itself', () => {
    const event = new KeyboardEvent('keydown', { key: 's', cancelable: true });
    event.preventDefault();

    expect(shortcutOf(event)).toBeNull();
  });
});
