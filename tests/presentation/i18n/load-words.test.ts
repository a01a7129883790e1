import { loadWords } from '../../../src/presentation/i18n/load-words';
import type { WordSets } from '../../../src/presentation/i18n/words';

const SETS: readonly (keyof WordSets)[] = ['listen', 'browse', 'find', 'keep', 'setup', 'said', 'policy'];

describe('the words of the product', () => {
  it.each(SETS)('come with it in both languages, each in its own: %s', async (set) => {
    const [vi, en] = await Promise.all([loadWords('vi', set), loadWords('en', set)]);

    expect(Object.keys(vi)).toEqual(Object.keys(en));
    expect(JSON.stringify(vi)).not.toBe(JSON.stringify(en));
  });
});
