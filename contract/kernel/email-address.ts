/**
 * Control characters and lone surrogates, blanks, characters with a special meaning for mail servers, and characters that are
 * invisible or not recognisable as characters.
 */
const NOT_IN_ADDRESS = String.raw`\ufe00-\ufe0f\s@<>()\[\]\\,;:"\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000-\u303f\ud800-\udfff\ufe50-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
const LABEL = `[^${NOT_IN_ADDRESS}.]+`;

/**
 * The address of a mailbox, in a form that mail servers accept unchanged. Characters that they would strip or map are refused,
 * because many spellings would lead to one mailbox; quoted names and literal addresses are refused too (RFC 5321 §4.1.2).
 */
export const EMAIL_ADDRESS = new RegExp(`^[^${NOT_IN_ADDRESS}]+@${LABEL}(\\.${LABEL})*$`, 'u');
