/** By what two spellings of one address are the same account: NFC, trimmed, lower case. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();
