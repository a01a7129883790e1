import { isVowel, takesMark, writeVowels, type Tone, type Vowel, type VowelMark } from './syllable-letters';

type Action =
  | { readonly kind: 'tone'; readonly tone: Tone }
  | { readonly kind: 'mark'; readonly marks: readonly VowelMark[]; readonly onto: string }
  | { readonly kind: 'bar' };

type Keys = Readonly<Record<string, Action>>;

const tone = (name: Tone): Action => ({ kind: 'tone', tone: name });
const mark = (onto: string, ...marks: readonly VowelMark[]): Action => ({ kind: 'mark', marks, onto });

/** Letters and figures that mean a mark when they come after a vowel (the bar: after a d). */
const TELEX: Keys = {
  f: tone('grave'),
  s: tone('acute'),
  r: tone('hook'),
  x: tone('tilde'),
  j: tone('dot'),
  a: mark('a', 'circumflex'),
  e: mark('e', 'circumflex'),
  o: mark('o', 'circumflex'),
  w: mark('aou', 'horn', 'breve'),
  d: { kind: 'bar' },
};

const VNI: Keys = {
  1: tone('acute'),
  2: tone('grave'),
  3: tone('hook'),
  4: tone('tilde'),
  5: tone('dot'),
  6: mark('aeo', 'circumflex'),
  7: mark('ou', 'horn'),
  8: mark('a', 'breve'),
  9: { kind: 'bar' },
};

const STARTS = /^(?:b|c|ch|d|đ|g|gh|h|k|kh|l|m|n|ng|ngh|nh|p|ph|q|r|s|t|th|tr|v|x)?$/;
const ENDS = /^(?:c|ch|m|n|ng|nh|p|t)?$/;
const WORD = /[\p{L}\p{N}]+/gu;
const SEMIVOWELS: ReadonlySet<string> = new Set(['gi', 'qu']);
const TYPED = /^[a-z1-9]+$/;

interface Syllable {
  readonly start: string;
  readonly vowels: readonly Vowel[];
  readonly end: string;
  readonly tone: Tone | null;
}

/**
 * The intended text if somebody typed Telex or VNI and no keyboard converted it: "dduwowngf" is "đường". A word that does not
 * give a Vietnamese syllable stays unchanged; null if nothing changes.
 */
export function readTyping(text: string): string | null {
  const lower = text.toLowerCase();
  const read = lower.replace(WORD, (word) => readWord(word, TELEX) ?? readWord(word, VNI) ?? word);
  return read === lower ? null : read;
}

function readWord(word: string, keys: Keys): string | null {
  if (!TYPED.test(word)) return null;
  let syllable: Syllable = { start: '', vowels: [], end: '', tone: null };
  for (const key of word) syllable = press(syllable, key, keys);
  const { start, vowels, end, tone: typedTone } = syllable;
  if (vowels.length === 0 || vowels.length > 4 || !STARTS.test(start) || !ENDS.test(end)) return null;
  // The "i" of "gi" and the "u" of "qu" belong to the consonant if another vowel follows.
  const before = vowels.length > 1 && SEMIVOWELS.has(start + String(vowels[0]?.letter)) ? 1 : 0;
  return (
    start +
    writeVowels(vowels.slice(0, before), null, true) +
    writeVowels(vowels.slice(before), typedTone, end !== '') +
    end
  );
}

const press = (syllable: Syllable, key: string, keys: Keys): Syllable =>
  acted(syllable, keys[key]) ?? append(syllable, key);

/** The syllable after a key that means a mark here; null if the key is an ordinary letter. */
function acted(syllable: Syllable, action: Action | undefined): Syllable | null {
  switch (action?.kind) {
    case 'tone':
      return syllable.vowels.length === 0 ? null : { ...syllable, tone: action.tone };
    case 'mark':
      return marked(syllable, action.marks, action.onto);
    case 'bar':
      return syllable.start === 'd' ? { ...syllable, start: 'đ' } : null;
    case undefined:
      return null;
  }
}

/** The mark goes on the last vowel that can take it; a horn on "uo" goes on both ("ươ"), on "uu" on the first one ("ưu"). */
function marked(syllable: Syllable, marks: readonly VowelMark[], onto: string): Syllable | null {
  const { vowels } = syllable;
  const at = vowels.findLastIndex(({ letter, mark: has }) => has === null && onto.includes(letter));
  const target = vowels[at];
  const fitting = target && marks.find((each) => takesMark(target.letter, each));
  if (fitting === undefined) return null;
  const from = fitting === 'horn' && vowels[at - 1]?.letter === 'u' ? at - 1 : at;
  const until = target?.letter === 'u' ? from : at;
  return {
    ...syllable,
    vowels: vowels.map((vowel, place) => (place >= from && place <= until ? { ...vowel, mark: fitting } : vowel)),
  };
}

function append(syllable: Syllable, letter: string): Syllable {
  const { start, vowels, end } = syllable;
  if (isVowel(letter) && end === '') return { ...syllable, vowels: [...vowels, { letter, mark: null }] };
  return vowels.length === 0 ? { ...syllable, start: start + letter } : { ...syllable, end: end + letter };
}
