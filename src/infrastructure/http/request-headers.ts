import type { KeyValueStore } from '../../application/ports/key-value-store.port';

/** Identifies the calling device; made once per tab (specification §7, decisions.md §2). */
export interface DeviceIdentity {
  /** 16 digits. */
  readonly id: string;
  readonly name: string;
}

/**
 * The headers of every request: always the device, and the bearer token and the language when stored. When *Back* reloads a page,
 * the browser would answer its requests from the cache, however old, unless the request forbids that (RFC 9111 §5.2.1.4).
 */
export class RequestHeaders {
  constructor(
    private readonly device: DeviceIdentity,
    private readonly store: KeyValueStore,
  ) {}

  read(accessToken: string | null): Record<string, string> {
    const language = this.store.read('i18nextLng');
    return {
      deviceId: this.device.id,
      deviceName: this.device.name,
      'Cache-Control': 'no-cache',
      ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
      ...(language === null ? {} : { 'Accept-Language': language }),
    };
  }
}
