import { loadMessages } from '../../../src/presentation/i18n/load-messages';
import type { MessageSets } from '../../../src/presentation/i18n/messages';

const SETS: readonly (keyof MessageSets)[] = ['listen', 'browse', 'search', 'library', 'setup', 'notices', 'policy'];

describe('the texts of the interface', () => {
  it.each(SETS)('are loaded in both languages, with different texts for each language: %s', async (set) => {
    const [vi, en] = await Promise.all([loadMessages('vi', set), loadMessages('en', set)]);

    expect(Object.keys(vi)).toEqual(Object.keys(en));
    expect(JSON.stringify(vi)).not.toBe(JSON.stringify(en));
  });
});
