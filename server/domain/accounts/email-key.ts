/**
 * Key by which two spellings of one address are the same account: NFC, trimmed, lower case, and the domain with compatibility
 * letters replaced by plain ones, as mail servers read it (UTS 46).
 */
export function emailKey(email: string): string {
  const folded = email.normalize('NFC').trim().toLowerCase();
  const domainAt = folded.lastIndexOf('@') + 1;
  return folded.slice(0, domainAt) + folded.slice(domainAt).normalize('NFKC').toLowerCase();
}
