/**
 * By what tries to prove the password of one's own account are counted. No address reads like it, since it has no @: a sign-in
 * cannot reach it, so strangers neither spend these tries nor are set free by them (ADR 32).
 */
export function proofKey(accountId: string): string {
  return `account ${accountId}`;
}
