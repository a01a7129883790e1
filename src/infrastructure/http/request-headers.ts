import type { KeyValueStore } from '../../application/ports/key-value-store.port';

/** Who is asking: made once per tab (specification §7, decisions.md §2). */
export interface DeviceIdentity {
  /** 16 digits. */
  readonly id: string;
  readonly name: string;
}

/** The headers of every request: the device always, the bearer token and the language when stored. */
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
      ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
      ...(language === null ? {} : { 'Accept-Language': language }),
    };
  }
}
