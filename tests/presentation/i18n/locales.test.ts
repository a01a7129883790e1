import { loadMessages } from '../../../src/presentation/i18n/load-messages';
import type { MessageSets } from '../../../src/presentation/i18n/messages';
import { textsInMarkup, writtenTexts } from '../../support/presentation/read-sources';

type SetName = keyof MessageSets;
type Tree = { readonly [key: string]: string | Tree };

/** All sets: a missing set is a compile error. */
const SETS = Object.keys({
  translation: true,
  form: true,
  account: true,
  browse: true,
  search: true,
  library: true,
  notices: true,
  keys: true,
  pip: true,
  listen: true,
  panel: true,
  sound: true,
  premium: true,
  shorts: true,
  setup: true,
  staticPages: true,
  admin: true,
  policy: true,
} satisfies Record<SetName, true>) as SetName[];

/** Texts that are the same in both languages: names, signs, units, keys, and words that Vietnamese has adopted. */
const SAME_IN_BOTH =
  /^(?:Tiếng Việt|English|Sóng|MV|Albums?|Playlists?|Video|email|Premium|Android|iPhone, iPad|Shift|k?Hz|kbps)$/i;
/** A line of a song, and its artist: invented, and Vietnamese in both languages. */
const QUOTED = /^scene\./;
const PLURAL = /_(?:one|other)$/;

const flat = (tree: Tree, prefix = ''): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );

const wordsOf = async (language: 'vi' | 'en', set: SetName): Promise<ReadonlyMap<string, string>> =>
  new Map(flat((await loadMessages(language, set)) as unknown as Tree));

/** The filled-in numbers, in order: no language reverses "3 of 9". */
const numbersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+), number\}\}|\{\{(place|total)\}\}/g)].map(([gap]) => gap);
const gapsOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)/g)].map(([, gap = '']) => gap).sort();
/** A text without its placeholders and the signs around them. */
const bare = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|[·×%:]/g, '').trim();
const needsTranslation = (key: string, text: string): boolean =>
  /\p{L}{2}/u.test(bare(text)) && !SAME_IN_BOTH.test(bare(text)) && !QUOTED.test(key);

describe.each(SETS)('the texts of the set %s', (set) => {
  it('exist in both languages, with the same placeholders', async () => {
    const vi = await wordsOf('vi', set);
    const en = await wordsOf('en', set);
    expect([...en.keys()].sort()).toEqual([...vi.keys()].sort());
    const unequal = [...vi].filter(([key, text]) => gapsOf(text).join() !== gapsOf(en.get(key) ?? '').join());
    expect(unequal.map(([key]) => key)).toEqual([]);
  });

  it('contain numbers in the same order in both languages', async () => {
    const vi = await wordsOf('vi', set);
    const en = await wordsOf('en', set);
    const turned = [...vi].filter(([key, text]) => numbersOf(text).join() !== numbersOf(en.get(key) ?? '').join());
    expect(turned.map(([key]) => key)).toEqual([]);
  });

  it('are never empty, and never left untranslated', async () => {
    const vi = await wordsOf('vi', set);
    const en = await wordsOf('en', set);
    expect([...vi, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
    const same = [...vi].filter(([key, text]) => text === en.get(key) && needsTranslation(key, text));
    expect(same).toEqual([]);
  });

  it('are all used in the product', async () => {
    const { texts, patterns } = writtenTexts();
    const keys = [...(await wordsOf('vi', set)).keys()].map((key) => key.replace(PLURAL, ''));
    const isSaid = (key: string): boolean => texts.has(key) || patterns.some((pattern) => pattern.test(key));
    expect([...new Set(keys)].filter((key) => !isSaid(key))).toEqual([]);
  });
});

describe('the texts that people read', () => {
  it('are in the message files, not in the code', () => {
    expect(textsInMarkup()).toEqual([]);
  });
});
