import {
  isPersonal,
  LEAST_GUESSES,
  passwordFault,
  passwordGuesses,
  passwordLength,
  passwordText,
  type GuessEstimate,
} from '../../../contract/kernel/password-verdict';

const OWNER = { email: 'minh.tran@example.com', name: 'Trần Thị Bích Ngọc' };
const NOBODY = { email: 'a@b', name: '' };

/** An attacker who guesses each of these words at once, and needs ten guesses for every letter of any other word. */
const knowing =
  (...known: readonly string[]): GuessEstimate =>
  (text, ownWords) =>
    [...known, ...ownWords].includes(text) ? 1 : [...text].length;

describe('the text by which a password is judged', () => {
  it('is the same however a keyboard composes its letters', () => {
    expect(passwordText('mu\u031B\u031Ba')).toBe(passwordText('m\u01B0\u031Ba'));
    expect(passwordLength('\u0065\u0302\u0301')).toBe(1);
    expect(passwordLength('🎵🎵')).toBe(2);
  });
});

describe('the verdict on a password', () => {
  it.each([
    ['sóng vỗ', 'too-short'],
    ['s'.repeat(129), 'too-long'],
    ['hoa bich nở rộ', 'own-name'],
    ['melodymelody', 'too-common'],
    ['gió lay cành trúc', null],
  ] as const)('for %p is %p', (password, expected) => {
    expect(passwordFault(password, OWNER, knowing('melodymelody'))).toBe(expected);
  });

  it.each([
    [9, 'too-short'],
    [10, null],
    [128, null],
    [129, 'too-long'],
  ])('on a password of %i characters is %p', (length, expected) => {
    expect(passwordFault('x'.repeat(length), NOBODY, () => LEAST_GUESSES)).toBe(expected);
  });

  it('accepts a password that takes exactly the least number of guesses', () => {
    expect(passwordFault('twelve signs', NOBODY, () => LEAST_GUESSES)).toBeNull();
    expect(passwordFault('twelve signs', NOBODY, () => LEAST_GUESSES / 10)).toBe('too-common');
  });
});

describe('personal data that a password may not contain', () => {
  it.each([
    ['a word of the name without accents', 'xxBICHxx', true],
    ['a word of the name with signs between its letters', 'n.g-o_c!', true],
    ['a word of the address before the @', 'say-minh-here', true],
    ['the domain of the address', 'example.com', false],
    ['a word of the name with digits between its letters', 'n1g2o3c', false],
    ['a word that is too short to mean anything', 'thithithi', false],
  ])('%s', (_, password, expected) => {
    expect(isPersonal(password, OWNER)).toBe(expected);
  });

  it('is none for an owner of whom nothing is known', () => {
    expect(isPersonal('anything at all', NOBODY)).toBe(false);
  });
});

describe('the number of guesses that a password takes', () => {
  it.each([
    ['as it is', 'melody', 1],
    ['without accents and blanks', 'mé lo dy', 1],
    ['without signs, each of which takes a guess of its own', 'm.e.lody', 3],
    ['as a word with figures behind it', 'melody2026', 5],
    ['as a word with figures before it, read apart or together', '99melody', 3],
    ['as a word with runs of figures and signs on both sides', '7!melody!!7', 6],
    ['as a word whose last letter is written as a figure', 'melod7!', 2],
    ['as figures alone', '20262026', 8],
    ['as figures before known figures', '920262027', 9],
    ['as a word of its owner', 'example', 1],
    ['as a name of its owner', 'bich', 1],
    ['exactly as it is, with its accents', 'Mélodía', 1],
    ['as a known word with a sign in it, without accents', 'Mé.lódy', 1],
    ['as a word whose last two letters are written as figures', 'melo478', 2],
    ['as a word whose last letter is written as a figure, with more behind it', 'melod78', 2],
    ['as a word of which three letters are figures', 'mel0478', 7],
    ['as a word with a figure in it, and more around it', '7melo3dy!!', 4],
    ['as a word and a known year', 'melody2027', 2],
    ['as a known year and a word', '2027melody', 2],
    ['as a word and known signs', 'melody!?!', 2],
    ['as a word with one figure before it', '7melody', 2],
    ['as a known word with its figures, and others behind it', '88melody5555', 5],
  ])('is estimated for the password %s', (_, password, expected) => {
    const owner = { email: 'a@example', name: 'Bích Ngọc' };
    const known = [
      'melody',
      'melod7',
      'melo47',
      'mel047',
      'melo3dy',
      '88melody',
      'Mélodía',
      'me.lody',
      '2027',
      '20262027',
      '!?!',
    ];
    expect(passwordGuesses(password, owner, knowing(...known))).toBe(expected);
  });

  it('is estimated from only the first part of a long password', () => {
    expect(passwordGuesses('x'.repeat(100), NOBODY, knowing())).toBe(40);
    expect(passwordGuesses('e\u0302\u0301'.repeat(100), NOBODY, knowing())).toBe(40);
  });
});
