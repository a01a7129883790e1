const NAME = 'song_device';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_.-]{1,400})(?:;|$)`);
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const MOST_SECRETS = 4;
/** Browsers keep none longer. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** The secrets that a device was given at its sign-ins; nothing that does not look like one. */
export function deviceSecretsOf(cookies: string | undefined): readonly string[] {
  const [, value = ''] = COOKIE.exec(cookies ?? '') ?? [];
  return value
    .split('.')
    .filter((secret) => SECRET.test(secret))
    .slice(0, MOST_SECRETS);
}

/** Sent to the sign-in calls of this site alone, and out of reach of scripts. */
export const deviceCookie = (secrets: readonly string[], isEncrypted: boolean): string =>
  [
    `${NAME}=${secrets.join('.')}`,
    ...['Path=/sso/security', 'HttpOnly', 'SameSite=Strict', `Max-Age=${MAX_AGE_SECONDS}`],
    ...(isEncrypted ? ['Secure'] : []),
  ].join('; ');
