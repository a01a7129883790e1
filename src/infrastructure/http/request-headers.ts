import type { KeyValueStore } from '../../application/ports/key-value-store.port';

/** Who is asking: made once per tab (specification §7, decisions.md §2). */
export interface DeviceIdentity {
  /** 16 digits. */
  readonly id: string;
  readonly name: string;
}

/**
 * The headers of every request: the device always, the bearer token and the language when stored. To a page that it has loaded
 * anew on *Back* a browser would answer by what it holds, however old, unless the request forbids it (RFC 9111 §5.2.1.4).
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
