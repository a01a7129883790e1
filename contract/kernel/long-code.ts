const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Digits and letters without I, L, O and U, which are easily misread (Crockford's Base32). */
export const LONG_CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of an alphabet of 32 are 80 bits, which cannot be guessed. */
export const LONG_CODE_LENGTH = GROUPS * GROUP_LENGTH;

const GROUP = `[${LONG_CODE_CHARACTERS}]{${GROUP_LENGTH}}`;
/** In groups of four with hyphens between them: `ABCD-EFGH-JKMN-PQRS`. */
export const LONG_CODE_PATTERN = `${GROUP}(-${GROUP}){${GROUPS - 1}}`;
const LONG_CODE = new RegExp(`^${LONG_CODE_PATTERN}$`);
const EACH_GROUP = new RegExp(`.{1,${GROUP_LENGTH}}`, 'g');

/**
 * The code as written in the mail, from any way of typing it: lower case, other separators, an O for a zero, an I or L for a one.
 */
export function tidyLongCode(typed: string): string {
  const characters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return (characters.match(EACH_GROUP) ?? []).join('-');
}

export const isLongCode = (text: string): boolean => LONG_CODE.test(text);
