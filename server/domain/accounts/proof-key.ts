/**
 * Key under which attempts to prove the password of one's own account are counted. It differs from every address because it has
 * no @: a sign-in cannot use this key, so strangers cannot use up these attempts, and these attempts do not release a stranger's
 * lock (ADR 32).
 */
export function proofKey(accountId: string): string {
  return `account ${accountId}`;
}
