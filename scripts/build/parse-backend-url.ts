/**
 * Returns the address of a backend without a slash at its end. Throws unless it is an absolute http or https URL that consists of a
 * host, perhaps a port, and perhaps a path. The message does not repeat an address that may contain a password.
 */
export function parseBackendUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw invalid('begin with http:// or https://');
  if (url.username !== '' || url.password !== '') throw invalid('contain no user name and no password');
  if (/[?#]/.test(text)) throw invalid('contain no query and no fragment');
  // A page policy cannot name such a host.
  if (url.hostname.startsWith('[')) throw invalid('name its host by a name or an IPv4 address');
  return url.href.replace(/\/+$/, '');
}

const invalid = (rule: string): Error => new Error(`the address of the backend (BACKEND_URL) must ${rule}`);
