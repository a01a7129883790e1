import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import type { Random } from '../../application/ports/random.port';
import { DEVICE_ID_KEY, deviceIdOf, IDENTIFICATION_LENGTH, isIdentification } from '../../domain/session/device-id';
import { deviceNameOf } from '../../domain/session/device-name';

/**
 * Identifies this device: the identification string is made once and stored; if storage is blocked, it is made once per tab
 * (decisions.md §2).
 */
export function readDevice(store: KeyValueStore, random: Random, userAgent: string): { id: string; name: string } {
  const stored = store.read(DEVICE_ID_KEY);
  const identification = isIdentification(stored) ? stored : random.digits(IDENTIFICATION_LENGTH);
  if (identification !== stored) store.write(DEVICE_ID_KEY, identification);
  return { id: deviceIdOf(identification), name: deviceNameOf(userAgent) };
}
