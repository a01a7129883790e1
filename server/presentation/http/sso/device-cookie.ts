const NAME = 'song_device';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_.-]{1,400})(?:;|$)`);
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const MOST_SECRETS = 4;
/** Browsers store no cookie longer. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** The secrets that a device received at its sign-ins; values in another format are left out. */
export function deviceSecretsOf(cookies: string | undefined): readonly string[] {
  const [, value = ''] = COOKIE.exec(cookies ?? '') ?? [];
  return value
    .split('.')
    .filter((secret) => SECRET.test(secret))
    .slice(0, MOST_SECRETS);
}

/** Sent only to the sign-in calls of this site, and not readable by scripts. */
export const deviceCookie = (secrets: readonly string[], isEncrypted: boolean): string =>
  [
    `${NAME}=${secrets.join('.')}`,
    ...['Path=/sso/security', 'HttpOnly', 'SameSite=Strict', `Max-Age=${MAX_AGE_SECONDS}`],
    ...(isEncrypted ? ['Secure'] : []),
  ].join('; ');
