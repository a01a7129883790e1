import type { AddressMedia } from '../application/ports/address-media.port';
import type { ConnectedBackend } from '../application/ports/backend.port';
import type { SessionGuard } from '../application/ports/session-guard.port';

/** Completes addresses as the backend does, with the token of the moment. Only its own server may see this token. */
export function addressMediaOf(
  { addressMedia }: Pick<ConnectedBackend, 'addressMedia'>,
  serverUrl: string | null,
  guard: Pick<SessionGuard, 'accessToken'>,
): AddressMedia {
  if (addressMedia === undefined) return (url) => url;
  const server = `${serverUrl ?? location.origin}/`;
  const isOwn = (url: string): boolean =>
    URL.canParse(url, location.href) && new URL(url, location.href).href.startsWith(server);
  return (url) => (isOwn(url) ? addressMedia(url, guard.accessToken) : url);
}
