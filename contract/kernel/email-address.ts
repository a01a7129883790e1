/** Controls and lone surrogates, blanks, what mail servers read as more than an address, and what nobody sees or reads as a sign. */
const NOT_IN_ADDRESS = String.raw`\ufe00-\ufe0f\s@<>()\[\]\\,;:"\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000-\u303f\ud800-\udfff\ufe50-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
const LABEL = `[^${NOT_IN_ADDRESS}.]+`;

/**
 * The address of a mailbox, in a form that mail servers take as it stands: what they would strip or map, so that many spellings led
 * to one mailbox, is refused, and so are quoted names and literal addresses (RFC 5321 §4.1.2).
 */
export const EMAIL_ADDRESS = new RegExp(`^[^${NOT_IN_ADDRESS}]+@${LABEL}(\\.${LABEL})*$`, 'u');
