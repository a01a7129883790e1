/**
 * Undefined where the text is no such URL. A user without a host (`postgres://song@/song?host=/run/postgresql`) is usual for
 * sockets.
 */
export function readPostgresUrl(text: string): URL | undefined {
  const whole = text.replace('@/', '@localhost/');
  return /^postgres(ql)?:\/\/.+/.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
}
