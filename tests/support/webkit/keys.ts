/** The protocol's characters for keys that write none. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F1: '\uE031',
  F5: '\uE035',
  F6: '\uE036',
  F11: '\uE03B',
  Meta: '\uE03D',
};

/** The protocol's characters for a key, or for several held together, from Playwright's names: `Shift+Tab`, `j`, `+`. */
export function keysOf(name: string): readonly string[] {
  const names = name.length === 1 ? [name] : name.split(/\+(?=.)/);
  return names.map((each) => {
    const key = KEYS[each] ?? each;
    if ([...key].length !== 1) throw new Error(`the WebKit driver has no key "${each}"`);
    return key;
  });
}
