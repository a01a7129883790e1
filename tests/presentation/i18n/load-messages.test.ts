import { loadMessages } from '../../../src/presentation/i18n/load-messages';
import type { MessageSets } from '../../../src/presentation/i18n/messages';

const SETS: readonly (keyof MessageSets)[] = ['listen', 'browse', 'search', 'library', 'setup', 'notices', 'policy'];

describe('the words of the product', () => {
  it.each(SETS)('come with it in both languages, each in its own: %s', async (set) => {
    const [vi, en] = await Promise.all([loadMessages('vi', set), loadMessages('en', set)]);

    expect(Object.keys(vi)).toEqual(Object.keys(en));
    expect(JSON.stringify(vi)).not.toBe(JSON.stringify(en));
  });
});
